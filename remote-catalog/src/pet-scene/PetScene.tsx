import type { Pet } from '@paw/rules/taxonomy.ts';
import { WideScene } from '@paw/ui/WideScene.tsx';
import { css, styled } from 'styled-components';

/**
 * A pet among its things. Its left half is empty, and its ground matches `besideScene`; the fade hides the rest of the edge
 * beside the words.
 */
export function PetScene({ pet, eager }: { pet: Pet['slug']; eager?: boolean }) {
  return (
    <Room>
      <WideScene
        name={`banner-${pet}`}
        alt=""
        tint={pet}
        height={592}
        sizes="(min-width: 768px) 800px, 135vw"
        eager={eager}
      />
    </Room>
  );
}

/** Words and a pet's scene: below each other in narrow windows, the words over the scene's empty half in wide ones. */
export const besideScene = css<{ $pet: string }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${({ $pet }) => `var(--${$pet})`};
  border-radius: var(--radius-card);
  @media (min-width: 768px) {
    display: grid;
    align-items: center;
    min-height: 18.5em;
  }
`;

const Room = styled.div`
  img {
    display: block;
    aspect-ratio: 2;
    object-fit: cover;
    object-position: right;
    mask-image: linear-gradient(to bottom, transparent, black 12%);
  }
  @media (min-width: 768px) {
    position: absolute;
    z-index: -1;
    top: 0;
    right: 0;
    height: 100%;
    img {
      width: auto;
      height: 100%;
      aspect-ratio: auto;
      mask-image: linear-gradient(to right, transparent, black 12%);
    }
  }
`;
