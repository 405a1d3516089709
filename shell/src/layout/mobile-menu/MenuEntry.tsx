import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** An entry that links to a page: a leaf. */
export function LeafEntry({ to, onLeaf, children }: { to: string; onLeaf: () => void; children: ReactNode }) {
  return (
    <li>
      <Leaf to={to} onClick={onLeaf}>
        {children}
      </Leaf>
    </li>
  );
}

/** An entry that opens the level below. `to` is that level's slug. */
export function LevelEntry({
  to,
  onOpen,
  children,
}: {
  to: string;
  onOpen: (to: string) => void;
  children: ReactNode;
}) {
  return (
    <li>
      <Down type="button" data-to={to} onClick={() => onOpen(to)}>
        {children}
        <ChevronRight size={20} strokeWidth={1.75} aria-hidden />
      </Down>
    </li>
  );
}

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  width: 100%;
  min-height: var(--control);
  padding: var(--space-4) 0;
  color: var(--ink);
  font-weight: 600;
  text-align: left;
  text-decoration: none;
`;

const Leaf = styled(Link)`
  ${row}
`;

const Down = styled.button`
  ${row}
  border: 0;
  background: none;
  svg {
    margin-left: auto;
  }
`;

/** The list of a level's entries. */
export const MenuList = styled.ul`
  margin: 0;
  padding: 0;
  list-style-type: '';
  li + li {
    border-top: 1px solid var(--line);
  }
`;
