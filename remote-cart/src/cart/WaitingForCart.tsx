import { waitingMark } from '@paw/contract/waitingMark.ts';
import { styled } from 'styled-components';

/** Shown until the cart is restored. The server always sends this, because it does not know the shopper. */
export function WaitingForCart() {
  return (
    <Frame {...waitingMark}>
      <p>Loading...</p>
      <noscript>
        <p>Your cart is saved in your browser, not on our server. Turn on JavaScript to see it.</p>
      </noscript>
    </Frame>
  );
}

const Frame = styled.div`
  min-height: 50vh;
`;
