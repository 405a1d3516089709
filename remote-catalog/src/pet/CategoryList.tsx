import type { components } from '@paw/shared/contract/apiTypes.d.ts';
import { links } from '@paw/shared/contract/links.ts';
import { Link } from '@paw/shared/router.ts';
import { PlainList } from '@paw/shared/ui/PlainList.tsx';
import { useElementId } from '@paw/shared/ui/useElementId.ts';
import { styled } from 'styled-components';
import { productsInWords } from '../productsInWords.ts';

type Category = components['schemas']['Taxonomy']['pets'][number]['categories'][number];

/** A pet's categories with the number of products in each, and the subcategories of those that have any. */
export function CategoryList({ pet, categories }: { pet: string; categories: readonly Category[] }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Shop by category</h2>
      <List>
        {categories.map(({ slug, name, count, subcategories }) => (
          <Entry key={slug}>
            <Way to={links.category(pet, slug)}>{name}</Way>
            <Count>{productsInWords(count)}</Count>
            {subcategories.length > 0 && (
              <Parts>
                {subcategories.map((part) => (
                  <li key={part.slug}>
                    <Link to={links.category(pet, slug, part.slug)}>{part.name}</Link>
                  </li>
                ))}
              </Parts>
            )}
          </Entry>
        ))}
      </List>
    </section>
  );
}

const List = styled(PlainList)`
  display: grid;
  gap: 0 var(--space-24);
  @media (min-width: 576px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 992px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  align-self: start;
  gap: 0 var(--space-16);
  padding: var(--space-8) 0;
  border-top: 1px solid var(--line);
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--ink);
  font-size: var(--text-18);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    color: var(--pine);
    text-decoration: underline;
  }
`;

const Count = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
`;

const Parts = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  width: 100%;
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
  }
`;
