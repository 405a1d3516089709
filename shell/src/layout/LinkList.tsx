import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

export interface LinkItem {
  to: string;
  label: string;
}

interface Props {
  items: readonly LinkItem[];
  className?: string;
}

/** A list of links with touch-sized targets; `styled(LinkList)` arranges it. */
export function LinkList({ items, className }: Props) {
  return (
    <List className={className}>
      {items.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style-type: '';
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    color: var(--ink);
    text-decoration: none;
  }
`;
