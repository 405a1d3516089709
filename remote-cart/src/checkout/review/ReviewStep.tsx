import { cartLineKey } from '@paw/contract/cartStorage.ts';
import { links } from '@paw/contract/links.ts';
import { Link } from '@paw/ui/router.ts';
import { Button } from '@paw/ui/Button.tsx';
import { Checkbox } from '@paw/ui/Checkbox.tsx';
import { ErrorSummary } from '@paw/ui/ErrorSummary.tsx';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { TextLink } from '@paw/ui/TextLink.tsx';
import { PlainList } from '@paw/ui/PlainList.tsx';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { typedIn } from '@paw/ui/field/typedIn.ts';
import { selectLines } from '../../cart/cartSlice.ts';
import { useDraft } from '../../draft/draftStore.ts';
import { isBuyable } from '../../quote/lineWords.ts';
import type { QuoteState } from '../../quote/useQuote.ts';
import { CheckoutLine } from './CheckoutLine.tsx';
import { currentOrderKey } from '../sending/sendOrder.ts';
import type { OrderSending } from '../sending/useSendOrder.ts';
import type { Errors } from '../step/steps.ts';
import { ChosenFacts } from './ChosenFacts.tsx';
import { orderBodyOf } from '../sending/orderBody.ts';
import { Refusal } from './Refusal.tsx';
import { UnavailableLines } from './UnavailableLines.tsx';

interface Props {
  state: QuoteState;
  sending: OrderSending;
  /** Why quantities were reduced, by the line's key. */
  clamped: ReadonlyMap<string, string>;
}

/** The last step: a review of everything, and the button that places the order. */
export function ReviewStep({ state, sending, clamped }: Props) {
  const { quote, isCurrent } = state;
  const lines = useSelector(selectLines);
  const draft = useDraft();
  const [trouble, setTrouble] = useState<{ errors: Errors; attempt: number }>();
  // Every tab that shows the review has the same key before the button is pressed.
  useEffect(() => void currentOrderKey(), []);
  const dearer = quote?.lines.filter((line) => isBuyable(line) && line.priceChange === 'higher') ?? [];
  const missing = lines.filter((line) => state.lines.get(cartLineKey(line))?.quantity === 0);
  const isSending = sending.state.kind === 'sending' || sending.state.kind === 'done';

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const hasAgreed = typedIn(event.currentTarget).agree !== undefined;
    const errors: Errors = {
      ...(missing.length > 0 && { missing: 'Remove the items that aren’t available.' }),
      ...(dearer.length > 0 && !hasAgreed && { agree: 'Accept the new prices, or edit your cart.' }),
      ...((!quote || !isCurrent) && { place: 'One moment, we’re calculating your total.' }),
    };
    const attempt = (trouble?.attempt ?? 0) + 1;
    if (Object.keys(errors).length || !quote) return setTrouble({ errors, attempt });
    setTrouble(undefined);
    sending.send(orderBodyOf(draft, lines, quote, hasAgreed), currentOrderKey());
  };
  return (
    <Form noValidate onSubmit={send} aria-labelledby="step">
      <h2 id="step">Does everything look right?</h2>
      {trouble && <ErrorSummary key={trouble.attempt} title="Before you order" errors={trouble.errors} />}
      {sending.state.kind === 'refused' && !trouble && (
        <Refusal key={sending.state.attempt} problem={sending.state.problem} />
      )}
      {missing.length > 0 && <UnavailableLines lines={missing} />}
      <ChosenFacts draft={draft} quote={quote} />
      <section aria-labelledby="ordered">
        <h3 id="ordered">Your items</h3>
        <PlainList>
          {lines.map((line) => {
            const key = cartLineKey(line);
            return <CheckoutLine key={key} line={line} quoted={state.lines.get(key)} clamped={clamped.get(key)} />;
          })}
        </PlainList>
        <TextLink to={links.cart()}>Edit your cart</TextLink>
      </section>
      {dearer.length > 0 && (
        <Checkbox
          key={quote?.hash}
          name="agree"
          label={`I accept the new ${dearer.length > 1 ? 'prices' : 'price'} for ${dearer.map(({ title }) => title).join(', ')}.`}
          error={trouble?.errors.agree}
        />
      )}
      <p>
        By placing your order, you agree to our <Link to={links.terms()}>terms</Link>,{' '}
        <Link to={links.privacy()}>privacy policy</Link> and <Link to={links.returns()}>returns policy</Link>.
      </p>
      <Go type="submit" name="place" busy={isSending}>
        {draft.payment === 'stripe' ? 'Place order and pay' : 'Place order'}
        {quote && isCurrent && ` · ${formatPrice(quote.totalCents)}`}
      </Go>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-24);
  h2,
  h3,
  p {
    margin-bottom: 0;
  }
`;

const Go = styled(Button)`
  @media (min-width: 576px) {
    justify-self: start;
    min-width: calc(var(--panel) / 2);
  }
`;
