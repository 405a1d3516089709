import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { Link, useLocation, useMatches } from 'react-router-dom';
import { styled } from 'styled-components';
import { findHead } from '../../head/pageHead.ts';
import { useRoutes } from '../../routes/RoutesContext.tsx';
import { crumbsOf } from './crumbsOf.ts';

/** Every page but the home page has it. */
export function Breadcrumb() {
  const { pathname } = useLocation();
  const trail = findHead(useMatches().map((match) => match.loaderData))?.trail;
  const crumbs = crumbsOf(pathname, useRoutes(), trail);
  if (!crumbs.length) return null;
  return (
    <Bar aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ label, path }, at) => {
          const isLast = at === crumbs.length - 1;
          const short = isLast ? firstWords(label) : label;
          return (
            <li key={`${at} ${label}`} aria-current={isLast ? 'page' : undefined}>
              {path === undefined ? <Words whole={label} short={short} /> : <Link to={path}>{label}</Link>}
            </li>
          );
        })}
      </ol>
    </Bar>
  );
}

function Words({ whole, short }: { whole: string; short: string }) {
  if (short === whole) return whole;
  return (
    <>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
}

const Bar = styled.nav`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin: 0 auto;
  padding: var(--space-8) var(--gutter) 0;
  font-size: var(--text-14);
  ol {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    color: var(--soft);
    list-style-type: '';
  }
  li {
    position: relative;
    display: flex;
    align-items: center;
    min-height: var(--space-32);
    overflow-wrap: anywhere;
  }
  li + li::before {
    content: '/';
    content: '/' / '';
    padding: 0 var(--space-8);
    color: var(--field);
  }
  /* A touch-sized target is higher than the bar's line. */
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    margin: calc((var(--space-32) - var(--target)) / 2) 0;
    color: var(--soft);
  }
`;

/** Maximum number of words in the last label: SPEC 9. */
const LIMIT = 3;

/** A long label's first words and '...'; a shorter label unchanged. */
function firstWords(label: string): string {
  const words = label.split(' ');
  return words.length > LIMIT ? `${words.slice(0, LIMIT).join(' ')}...` : label;
}
