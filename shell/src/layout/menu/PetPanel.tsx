import { links } from '@paw/contract/links.ts';
import { pictureUrl } from '@paw/contract/pictures.ts';
import type { Pet } from '@paw/rules/taxonomy.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Panel } from '../disclosure/Panel.tsx';

/** One pet's categories, their subcategories, and one View All. */
export function PetPanel({ id, pet }: { id: string; pet: Pet }) {
  return (
    <Sheet id={id} data-panel="">
      <Columns>
        <All to={links.pet(pet.slug)} $tint={pet.slug}>
          <img src={pictureUrl(`tile-${pet.slug}`, 320)} alt="" width={320} height={320} loading="lazy" />
          <span>
            View All<VisuallyHidden> {pet.name} Supplies</VisuallyHidden>
          </span>
        </All>
        <List>
          {pet.categories.map(({ slug, name, subcategories }) => (
            <li key={slug}>
              <Entry to={links.category(pet.slug, slug)}>{name}</Entry>
              {subcategories.length > 0 && (
                <ul>
                  {subcategories.map((below) => (
                    <li key={below.slug}>
                      <Entry to={links.category(pet.slug, slug, below.slug)}>{below.name}</Entry>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </List>
      </Columns>
    </Sheet>
  );
}

/* As narrow as its content when it has one category. */
const Sheet = styled(Panel)`
  left: var(--gutter);
  right: var(--gutter);
  border-radius: 0 0 var(--radius-card) var(--radius-card);
  &:not(:has(li + li)) {
    max-width: 30em;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(12em, 1fr) 4fr;
  gap: var(--space-32);
  padding: var(--space-24);
`;

const All = styled(Link)<{ $tint: Pet['slug'] }>`
  align-self: start;
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: ${({ $tint }) => `var(--${$tint})`};
  font-weight: 600;
  text-align: center;
  span {
    padding: var(--space-12);
  }
`;

const List = styled.ul`
  columns: 3 10em;
  column-gap: var(--space-24);
  margin: 0;
  padding: 0;
  list-style-type: '';
  & > li {
    break-inside: avoid;
    font-weight: 600;
  }
  ul {
    padding: 0 0 var(--space-8) var(--space-12);
    font-weight: 400;
    list-style-type: '';
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--space-32);
  color: var(--ink);
  text-decoration: none;
  &:hover {
    color: var(--pine);
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;
