import { waitingMark } from '@paw/contract/waitingMark.ts';
import { styled } from 'styled-components';

/** Shown until the cart is restored. The server always sends this, because it does not know the shopper. */
export function WaitingForCart() {
  return (
    <Frame {...waitingMark}>
      <Loading>Loading...</Loading>
      <noscript>
        <p>Your cart is saved in your browser, not on our server. Turn on JavaScript to see it.</p>
      </noscript>
    </Frame>
  );
}

const Loading = styled.p`
  @media (scripting: none) {
    display: none;
  }
`;

const Frame = styled.div`
  min-height: 50vh;
`;
