import { links } from '@paw/shared/contract/links.ts';
import { PageFrame, PageTitle } from '@paw/shared/ui/PageFrame.tsx';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Status 404, inside the layout, with ways on. */
export function NotFoundPage() {
  return (
    <PageFrame>
      <PageTitle>We could not find that page</PageTitle>
      <p>It may have moved, or the address has a typo. These are good places to go on:</p>
      <Ways>
        <li>
          <Link to={links.pet('dog')}>Dog Supplies</Link>
        </li>
        <li>
          <Link to={links.pet('cat')}>Cat Supplies</Link>
        </li>
        <li>
          <Link to={links.pet('bird')}>Birds Supplies</Link>
        </li>
        <li>
          <Link to={links.pet('fish')}>Fish Supplies</Link>
        </li>
        <li>
          <Link to={links.home()}>The home page</Link>
        </li>
      </Ways>
    </PageFrame>
  );
}

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
