import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A column of links under its title. */
export function FooterLinks({ title, items }: { title: string; items: { to: string; label: string }[] }) {
  return (
    <div>
      <Title>{title}</Title>
      <List>
        {items.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </List>
    </div>
  );
}

const Title = styled.p`
  margin: 0 0 var(--space-4);
  font-weight: 600;
`;

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
    &:hover {
      text-decoration: underline;
    }
  }
  @media (min-width: 992px) {
    a {
      min-height: var(--space-32);
    }
  }
`;
