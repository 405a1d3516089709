import { links } from '@paw/contract/links.ts';
import { Slider } from '../slider/Slider.tsx';
import { useElementId } from '@paw/ui/useElementId.ts';
import { styled } from 'styled-components';
import { CategoryBanner } from './CategoryBanner.tsx';
import { PetBannerLink } from './PetBannerLink.tsx';
import type { Showcase } from './showcases.ts';

/** A pet's banner, and a slider with links to three of its categories. */
export function PetShowcase({ pet, title, text, categories }: Showcase) {
  const id = useElementId();
  return (
    <Section aria-labelledby={id}>
      <PetBannerLink id={id} pet={pet} title={title} text={text} />
      <Slider preset="banners" label={`${title} by category`}>
        {categories.map(({ slug, ...category }) => (
          <CategoryBanner key={slug} pet={pet} to={links.category(pet, slug)} {...category} />
        ))}
      </Slider>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  @media (min-width: 1200px) {
    gap: var(--space-24);
  }
`;
