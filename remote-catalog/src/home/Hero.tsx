import { links } from '@paw/shared/contract/links.ts';
import { pictureSrcSet, pictureUrl, sceneWidths } from '@paw/shared/contract/pictures.ts';
import { ButtonLink } from '@paw/shared/ui/Button.tsx';
import { styled } from 'styled-components';

/** The first thing one sees: the scene with the words beside it, or below it on phones. SPEC 2: the scene is 296 px high. */
export function Hero() {
  return (
    <Panel>
      <Scene
        src={pictureUrl('banner-home', 1280)}
        srcSet={pictureSrcSet('banner-home', [], sceneWidths)}
        sizes="960px"
        alt="A felt puppy and a gray kitten in a soft bed, with a bowl and a rope toy"
        width={1920}
        height={592}
        loading="eager"
        fetchPriority="high"
      />
      <Words>
        <h1>Good days for good animals</h1>
        <p>Top quality pet supplies for your pet’s daily joy and well-being.</p>
        <Ways>
          <ButtonLink to={links.pet('dog')}>Shop for dogs</ButtonLink>
          <ButtonLink to={links.pet('cat')} kind="secondary">
            Shop for cats
          </ButtonLink>
        </Ways>
      </Words>
    </Panel>
  );
}

const Panel = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--dog);
  border-radius: var(--radius-card);
  @media (min-width: 992px) {
    display: flex;
    align-items: center;
    height: 296px;
  }
`;

/* The animals stand in the right half. On phones the window on the scene is narrow and moved until both are in it. */
const Scene = styled.img`
  width: 100%;
  height: 296px;
  object-fit: cover;
  object-position: 80% 50%;
  @media (min-width: 992px) {
    position: absolute;
    top: 0;
    right: 0;
    width: 960px;
    object-position: 100% 50%;
    mask-image: linear-gradient(to right, transparent, black 30%);
  }
`;

const Words = styled.div`
  padding: var(--space-24) var(--space-16);
  h1 {
    margin-bottom: var(--space-8);
    font-size: var(--text-48);
  }
  p {
    font-size: var(--text-18);
  }
  @media (min-width: 768px) {
    padding: var(--space-32);
  }
  @media (min-width: 992px) {
    position: relative;
    max-width: 26em;
    padding: 0 0 0 var(--space-48);
    h1 {
      font-size: var(--text-36);
    }
  }
  @media (min-width: 1200px) {
    max-width: 32em;
    h1 {
      font-size: var(--text-48);
    }
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  @media (max-width: 575.98px) {
    a {
      flex: 1;
      padding-inline: var(--space-12);
      white-space: nowrap;
    }
  }
`;
