import { links } from '@paw/contract/links.ts';
import { taxonomy } from '@paw/rules/taxonomy.ts';
import { PageTitle } from '@paw/ui/PageFrame.tsx';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LinkList } from '../layout/LinkList.tsx';
import { SearchBox } from '../layout/search/SearchBox.tsx';
import { ErrorFrame } from '../failures/ErrorFrame.tsx';

/** The most popular categories. */
const popular = [
  { label: 'Dog Beds', to: links.category('dog', 'Beds') },
  { label: 'Dog Collars', to: links.category('dog', 'Collars') },
  { label: 'Dog Toys', to: links.category('dog', 'Toys') },
  { label: 'Cat Litter Boxes', to: links.category('cat', 'Litter-Box') },
  { label: 'Cat Trees', to: links.category('cat', 'Scratcher-and-Climbing-Tree') },
  { label: 'Bird Cages', to: links.category('bird', 'Cages') },
  ...taxonomy.map(({ slug, name }) => ({ label: `${name} Supplies`, to: links.pet(slug) })),
];

/** Status 404, inside the layout: a search box and popular categories. */
export function NotFoundPage() {
  return (
    <ErrorFrame scene="not-found">
      <PageTitle>We can’t find that page</PageTitle>
      <p>It may have moved, or there may be a typo in the address. Try a search, or start with a popular category.</p>
      <SearchBox label="Search for products" />
      <h2>Popular categories</h2>
      <Pills items={popular} />
      <p>
        <Link to={links.home()}>Go to the home page</Link>
      </p>
    </ErrorFrame>
  );
}

const Pills = styled(LinkList)`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8);
  margin-bottom: var(--space-24);
  a {
    padding: 0 var(--space-16);
    border: 1px solid var(--field);
    border-radius: var(--radius-round);
    &:hover {
      background: var(--sand);
    }
  }
`;
