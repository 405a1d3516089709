import { Logo } from '@paw/ui/Logo.tsx';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The shop's mark. Where there is no room, or the text is enlarged, only the paw is shown. */
export function HomeLink({ to }: { to: string }) {
  return (
    <Home to={to} aria-label="Paw Dailies, home">
      <Logo />
    </Home>
  );
}

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: var(--target);
  color: var(--pine);
  text-decoration: none;
  & > span {
    flex-wrap: wrap;
    height: calc(var(--space-24) + var(--space-4));
    overflow: hidden;
  }
`;
