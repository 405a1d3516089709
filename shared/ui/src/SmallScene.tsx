import { styled } from 'styled-components';
import { Picture } from './Picture.tsx';

/** Scenes shown above a few words, where there is nothing else to see. */
export type SmallSceneName = 'empty-bowl' | 'empty-basket' | 'nothing-found' | 'not-found';

/** A small scene: never a meaning of its own, the words beside it say all. */
export function SmallScene({ name }: { name: SmallSceneName }) {
  return (
    <Room>
      <Picture name={name} alt="" sizes="200px" />
    </Room>
  );
}

const Room = styled.div`
  width: 12.5em;
  max-width: 80%;
  img {
    display: block;
    background: none;
    border-radius: var(--radius-card);
  }
`;
