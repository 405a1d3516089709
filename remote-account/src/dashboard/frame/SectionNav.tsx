import { NavLink } from '@paw/ui/router.ts';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { accountPaths, sections } from './accountPaths.ts';

/** Links to the sections of the account: a column in wide windows, on phones a row that scrolls. */
export function SectionNav() {
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the row only, not the page.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')?.parentElement;
    if (!list.current || !current) return;
    const { offsetLeft, clientWidth } = list.current;
    list.current.scrollLeft = current.offsetLeft - offsetLeft - (clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <Nav aria-label="Your account">
      <List ref={list}>
        {sections.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} end={path === accountPaths.overview()}>
              {label}
            </NavLink>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = styled.nav`
  min-width: 0;
  @media print {
    display: none;
  }
`;

const List = styled(PlainList)`
  display: flex;
  gap: var(--space-8);
  /* As wide as the window, with room for the focus ring. */
  margin: 0 calc(-1 * var(--gutter));
  padding: var(--space-8) var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: var(--gutter);
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    padding: 0 var(--space-16);
    border: 1px solid var(--field);
    border-radius: var(--radius-round);
    color: var(--ink);
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      background: var(--sand);
    }
    &[aria-current] {
      background: var(--pine);
      border-color: var(--pine);
      color: var(--paper);
      font-weight: 600;
    }
  }
  @media (forced-colors: active) {
    a[aria-current] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
  @media (min-width: 992px) {
    flex-direction: column;
    gap: var(--space-4);
    margin: 0;
    padding: 0;
    overflow: visible;
    a {
      border-color: transparent;
      border-radius: var(--radius-field);
    }
  }
`;
