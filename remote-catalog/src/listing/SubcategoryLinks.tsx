import { links } from '@paw/shared/contract/links.ts';
import { Link } from '@paw/shared/router.ts';
import { styled } from 'styled-components';
import type { Place } from './findPlace.ts';

/** The category as a whole and its parts. Nothing where a category has none. */
export function SubcategoryLinks({ place: { pet, category, subcategory } }: { place: Place }) {
  if (!category.subcategories.length) return null;
  const all = { slug: undefined, name: `All ${category.name}` };
  return (
    <nav aria-label={category.name}>
      <Chips>
        {[all, ...category.subcategories].map(({ slug, name }) => (
          <li key={name}>
            <Chip
              to={links.category(pet.slug, category.slug, slug)}
              aria-current={slug === subcategory?.slug ? 'page' : undefined}
            >
              {name}
            </Chip>
          </li>
        ))}
      </Chips>
    </nav>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin: 0 0 var(--space-24);
  padding: 0;
  list-style: none;
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 var(--space-16);
  border: 1px solid var(--field);
  border-radius: var(--radius-round);
  color: var(--ink);
  text-decoration: none;
  &:hover {
    background: var(--sand);
  }
  &[aria-current='page'] {
    background: var(--pine);
    border-color: var(--pine);
    color: var(--paper);
    font-weight: 600;
  }
`;
