import { counted, nounFor } from '@paw/rules/counted.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Notice } from '@paw/ui/Notice.tsx';
import { styled } from 'styled-components';
import { useMailedCart } from './useMailedCart.ts';

/** Offers to add the cart of an emailed link. It needs a press: a link alone must not change a cart. */
export function MailedCart() {
  const { items, isAdding, news, problem, add, decline } = useMailedCart();
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div role="status">
      {items.length > 0 && (
        <Frame role="group" aria-label="The cart from your email">
          <p>
            Your email has a cart with {counted(units, 'item')}. Add {nounFor(units, 'it', 'them')} here?
          </p>
          <Buttons>
            <Button busy={isAdding} onClick={add}>
              Add to my cart
            </Button>
            <Button kind="quiet" onClick={decline}>
              No, thanks
            </Button>
          </Buttons>
          {problem && <Notice kind="error">{problem}</Notice>}
        </Frame>
      )}
      {items.length === 0 && news && (
        <NewsFrame>
          <Notice kind="ok">{news}</Notice>
        </NewsFrame>
      )}
    </div>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-bottom: var(--space-24);
  padding: var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  p {
    margin: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);
`;

const NewsFrame = styled.div`
  margin-bottom: var(--space-24);
`;
