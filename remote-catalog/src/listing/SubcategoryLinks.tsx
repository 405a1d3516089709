import { links } from '@paw/contract/links.ts';
import { ChipLink, ChipList } from '@paw/ui/Chip.tsx';
import { css, styled } from 'styled-components';
import type { CategoryPlace } from './place.ts';

/**
 * Links to the whole category and to its subcategories. Nothing for a category without any. In wide windows the category's
 * own page shows them among its filters instead.
 */
export function SubcategoryLinks({ place: { pet, category, subcategory } }: { place: CategoryPlace }) {
  if (!category.subcategories.length) return null;
  const all = { slug: undefined, name: `All ${category.name}` };
  return (
    <Frame aria-label={category.name} $isPart={subcategory !== undefined}>
      <ChipList>
        {[all, ...category.subcategories].map(({ slug, name }) => (
          <li key={name}>
            <ChipLink
              to={links.category(pet.slug, category.slug, slug)}
              aria-current={slug === subcategory?.slug ? 'page' : undefined}
            >
              {name}
            </ChipLink>
          </li>
        ))}
      </ChipList>
    </Frame>
  );
}

const Frame = styled.nav<{ $isPart: boolean }>`
  margin-bottom: var(--space-24);
  ${({ $isPart }) =>
    !$isPart &&
    css`
      @media (min-width: 992px) {
        display: none;
      }
    `}
`;
