import { styled } from 'styled-components';
import { Picture } from './Picture.tsx';

/** The scenes for empty pages and lists. */
export type SmallSceneName = 'empty-bowl' | 'empty-basket' | 'nothing-found' | 'not-found';

/** A small decorative scene. */
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
