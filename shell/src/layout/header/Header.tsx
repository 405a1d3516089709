import { links } from '@paw/contract/links.ts';
import { promises } from '@paw/rules/promises.ts';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Logo } from '@paw/ui/Logo.tsx';
import { Link } from 'react-router-dom';
import { Slot } from '../../remotes/Slot.tsx';
import { AccountMenu } from '../account/AccountMenu.tsx';
import { MainMenu } from '../menu/MainMenu.tsx';
import { MobileMenuButton } from '../mobile-menu/MobileMenuButton.tsx';
import { HeaderSearch } from '../search/HeaderSearch.tsx';
import { CartFallback } from './CartFallback.tsx';
import { useHidingHeader } from './useHidingHeader.ts';

/** The top banner, which scrolls away, and the bar: one row of 64 px, in wide windows two rows of 112 px. */
export function Header() {
  const header = useRef<HTMLElement>(null);
  useHidingHeader(header);
  return (
    <Frame ref={header}>
      <Banner>{promises.freeFirstOrders}</Banner>
      <Bar>
        <NarrowMenu aria-label="Menu">
          <MobileMenuButton />
        </NarrowMenu>
        <HomeLink to={links.home()} />
        <HeaderSearch />
        <Own>
          <AccountMenu />
          <Slot of="cart/MiniCart" name="The cart" props={{}} fallback={<CartFallback />} />
        </Own>
        <WideMenu aria-label="Main">
          <MainMenu />
        </WideMenu>
      </Bar>
    </Frame>
  );
}

/** Sticky, with the banner above the window's edge. */
const Frame = styled.header`
  --banner: calc(var(--space-32) + var(--space-4));
  position: sticky;
  z-index: 2;
  top: calc(-1 * var(--banner));
  background: var(--paper);
  border-bottom: 1px solid var(--line);
  transition: transform 200ms ease-out;
  &[data-away] {
    transform: translateY(-100%);
  }
  /* In a short or magnified window it would cover the content. */
  @media (height < 480px) {
    position: relative;
    top: 0;
  }
  @media print {
    position: static;
  }
`;

const Banner = styled.p`
  display: grid;
  place-items: center;
  min-height: var(--banner);
  margin: 0;
  padding: 0 var(--gutter);
  background: var(--pine-deep);
  color: var(--paper);
  font-size: var(--text-14);
  text-align: center;
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto minmax(var(--space-32), auto) minmax(var(--target), 1fr) auto;
  align-items: center;
  min-height: var(--space-64);
  padding: 0 calc(var(--gutter) - var(--space-8));
  @media (min-width: 576px) {
    gap: 0 var(--space-16);
  }
  @media (min-width: 992px) {
    grid-template-columns: 1fr minmax(0, 2fr) 1fr;
    grid-template-rows: var(--space-64) var(--space-48);
    gap: 0 var(--space-32);
    max-width: calc(var(--page) + 2 * var(--gutter));
    margin: 0 auto;
    padding: 0 var(--gutter);
  }
`;

/* One of the two is shown. The wide one is the second row and last in the focus order. */
const NarrowMenu = styled.nav`
  @media print, (min-width: 992px) {
    display: none;
  }
`;

const WideMenu = styled.nav`
  display: none;
  @media screen and (min-width: 992px) {
    display: block;
    grid-column: 1 / -1;
    margin: 0 calc(-1 * var(--gutter));
  }
`;

const Own = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
`;

/** The logo. Where space is short, or the text is enlarged, only the paw is shown. */
function HomeLink({ to }: { to: string }) {
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
