import { Button } from '@paw/shared/ui/Button.tsx';
import { Notice } from '@paw/shared/ui/Notice.tsx';
import { styled } from 'styled-components';
import { useMailedCart } from './useMailedCart.ts';

/** Whoever came by the link of a mailed cart takes it over here. One press: a link alone must not change a cart. */
export function MailedCart() {
  const { items, isTaking, news, problem, take, leave } = useMailedCart();
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div role="status">
      {items.length > 0 && (
        <Frame role="group" aria-label="The cart of your mail">
          <p>Your mail brings a cart of {units === 1 ? '1 item' : `${units} items`}. Put it in here?</p>
          <Buttons>
            <Button busy={isTaking} onClick={take}>
              Put it in
            </Button>
            <Button kind="quiet" onClick={leave}>
              No, thank you
            </Button>
          </Buttons>
          {problem && <Notice kind="error">{problem}</Notice>}
        </Frame>
      )}
      {items.length === 0 && news && (
        <Told>
          <Notice kind="ok">{news}</Notice>
        </Told>
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

const Told = styled.div`
  margin-bottom: var(--space-24);
`;
