import { waitingMark } from '@paw/shared/contract/waitingMark.ts';
import { styled } from 'styled-components';

/** Stands where the cart will be. The server always sends this: it does not know whose cart it is. */
export function WaitingForCart() {
  return (
    <Frame {...waitingMark}>
      <p>Loading...</p>
      <noscript>
        <p>Your cart is kept in your browser, not on our server. Please switch JavaScript on to see it.</p>
      </noscript>
    </Frame>
  );
}

const Frame = styled.div`
  min-height: 50vh;
`;
