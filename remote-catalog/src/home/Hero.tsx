import { links } from '@paw/contract/links.ts';
import { pictureSrcSet, pictureUrl, sceneWidths } from '@paw/contract/pictures.ts';
import { ButtonLink } from '@paw/ui/Button.tsx';
import { styled } from 'styled-components';
import { bannerCrops, type Crop, fromWidth } from './bannerCrops.ts';

/** The banner: the scene with the words over it, or below it in narrow windows. */
export function Hero() {
  const [narrowest, ...wider] = bannerCrops;
  return (
    <Panel>
      <picture>
        {wider.toReversed().map((crop) => (
          <source
            key={crop.from}
            media={fromWidth(crop)}
            srcSet={srcSetOf(crop)}
            sizes={crop.sizes}
            width={crop.width}
            height={crop.height}
          />
        ))}
        <Scene
          src={pictureUrl(narrowest.picture, 640)}
          srcSet={srcSetOf(narrowest)}
          sizes={narrowest.sizes}
          alt="A felt puppy and kitten with a planted fish tank, a rope toy and a budgie"
          width={narrowest.width}
          height={narrowest.height}
          loading="eager"
          fetchPriority="high"
        />
      </picture>
      <Words>
        <h1>Good days for good animals</h1>
        <p>Top-quality supplies for your pet’s everyday joy and well-being.</p>
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

function srcSetOf({ picture, width }: Crop): string {
  const widths = sceneWidths.filter((one) => one <= width);
  return pictureSrcSet(picture, [], widths);
}

/** The widest crop leaves room for the words. */
const besideWords = fromWidth(bannerCrops[4]);

const Panel = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--dog);
  border-radius: var(--radius-card);
  @media ${besideWords} {
    display: flex;
    align-items: center;
    height: 296px;
  }
`;

/* SPEC 9: 296 px high in every variant. The scene and the panel have the same ground; the fade hides the rest of the edge. */
const Scene = styled.img`
  width: 100%;
  height: 296px;
  object-fit: cover;
  mask-image: linear-gradient(to top, transparent, black 8%);
  @media ${besideWords} {
    position: absolute;
    top: 0;
    right: 0;
    width: 960px;
    mask-image: linear-gradient(to right, transparent, black 12%);
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
  @media ${besideWords} {
    position: relative;
    max-width: 22em;
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
