import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link } from '@paw/ui/router.ts';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { MineShown } from '../member/MineShown.tsx';
import { NoWishes } from './NoWishes.tsx';
import { useWishedProducts } from './useWishedProducts.ts';
import { WishedList } from './WishedList.tsx';

export function head(): Head {
  return {
    title: 'Your wishlist | Paw Dailies',
    description: 'Products you saved at Paw Dailies to buy another day.',
    canonical: links.wishlist(),
    robots: 'noindex',
  };
}

/** The current shopper's wishlist, signed in or not. */
export function Component() {
  const mine = useWishedProducts();
  const isKnown = mine.state.kind === 'known';
  return (
    <Frame>
      <PageTitle>Your wishlist</PageTitle>
      {isKnown && mine.of === 'guest' && (
        <p>
          Saved in this browser. <Link to={links.login(links.wishlist())}>Log in</Link> to see it on all your devices.
        </p>
      )}
      <noscript>
        <p>Turn on JavaScript to see your wishlist.</p>
      </noscript>
      <Shown>
        <MineShown mine={mine} empty={(products) => products.length === 0 && <NoWishes />}>
          {(products) => <WishedList products={products} />}
        </MineShown>
      </Shown>
    </Frame>
  );
}

/* Without JavaScript it would load forever. */
const Shown = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Frame = styled(PageFrame)`
  min-height: 60vh;
`;
