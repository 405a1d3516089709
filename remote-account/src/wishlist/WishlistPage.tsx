import { links } from '@paw/contract/links.ts';
import type { Head } from '@paw/contract/remote.ts';
import { Link } from '@paw/ui/router.ts';
import { PageFrame, PageTitle } from '@paw/ui/PageFrame.tsx';
import { styled } from 'styled-components';
import { MemberContent } from '../member/MemberContent.tsx';
import { WishedList } from './WishedList.tsx';
import { useWishedProducts } from './useWishedProducts.ts';

export function head(): Head {
  return {
    title: 'Your wishlist | Paw Dailies',
    description: 'Products you saved at Paw Dailies to buy another day.',
    canonical: links.wishlist(),
    robots: 'noindex',
  };
}

/** The shopper's wishlist, for guests and members. */
export function Component() {
  const loaded = useWishedProducts();
  const isKnown = loaded.state.kind === 'known';
  return (
    <Frame>
      <PageTitle>Your wishlist</PageTitle>
      {isKnown && loaded.of === 'guest' && (
        <p>
          Saved in this browser. <Link to={links.login(links.wishlist())}>Log in</Link> to see it on all your devices.
        </p>
      )}
      <noscript>
        <p>Turn on JavaScript to see your wishlist.</p>
      </noscript>
      <Shown>
        <MemberContent loaded={loaded}>{(products) => <WishedList products={products} />}</MemberContent>
      </Shown>
    </Frame>
  );
}

/* Without JavaScript it would never load. */
const Shown = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Frame = styled(PageFrame)`
  min-height: 60vh;
`;
