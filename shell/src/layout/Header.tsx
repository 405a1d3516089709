import { links } from '@paw/shared/contract/links.ts';
import { Logo } from '@paw/shared/ui/Logo.tsx';
import { Link, NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { useSelector } from 'react-redux';
import { Slot } from '../remotes/Slot.tsx';
import { selectSessionKind } from '../session/sessionSlice.ts';

const pets = [
  { slug: 'dog', label: 'Dog' },
  { slug: 'cat', label: 'Cat' },
  { slug: 'bird', label: 'Birds' },
  { slug: 'fish', label: 'Fish' },
];

/** Banner, logo, the ways into the shop, and the cart. It links only to what exists. */
export function Header() {
  const session = useSelector(selectSessionKind);
  return (
    <header>
      <Banner>Free delivery on first-time orders over $35</Banner>
      <Bar>
        <Home to={links.home()} aria-label="Paw Dailies, home">
          <Logo />
        </Home>
        <Own>
          {session === 'member' ? null : <Entry to={links.login()}>Login</Entry>}
          <Slot of="cart/MiniCart" name="The cart" props={{}} fallback={<Entry to={links.cart()}>Cart</Entry>} />
        </Own>
        <Ways aria-label="Main">
          {pets.map(({ slug, label }) => (
            <Entry key={slug} to={links.pet(slug)}>
              {label}
            </Entry>
          ))}
          <Entry to={links.about()}>About Us</Entry>
        </Ways>
      </Bar>
    </header>
  );
}

const Banner = styled.p`
  margin: 0;
  padding: var(--space-8) var(--space-16);
  background: var(--pine-deep);
  color: var(--paper);
  text-align: center;
  font-size: var(--text-14);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  max-width: calc(1200px + 2 * var(--space-32));
  margin: 0 auto;
  padding: var(--space-8) var(--space-16) 0;
  @media (min-width: 768px) {
    padding-inline: var(--space-24);
  }
  @media (min-width: 992px) {
    flex-wrap: nowrap;
    gap: var(--space-32);
    padding: var(--space-12) var(--space-32);
  }
  @media (min-width: 1400px) {
    max-width: calc(1360px + 2 * var(--space-32));
  }
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  color: var(--pine);
  text-decoration: none;
`;

const Own = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  @media (min-width: 992px) {
    order: 1;
  }
`;

const Ways = styled.nav`
  display: flex;
  justify-content: space-between;
  width: 100%;
  margin-top: var(--space-4);
  @media (min-width: 992px) {
    flex: 1;
    justify-content: flex-start;
    gap: var(--space-16);
    margin: 0;
  }
`;

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 var(--space-8);
  border-radius: var(--radius-field);
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover,
  &[aria-current='page'] {
    color: var(--pine);
    background: var(--sand);
  }
`;
