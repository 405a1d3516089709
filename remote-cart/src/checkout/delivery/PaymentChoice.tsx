import { RadioGroup } from '@paw/ui/RadioGroup.tsx';
import { useDraft } from '../../draft/draftStore.ts';
import { paymentNames, type Payments } from './usePayments.ts';

/** The payment methods. Stripe is offered only where the store uses it. */
export function PaymentChoice({ methods, isWaiting }: Payments) {
  const { payment } = useDraft();
  const chosen = payment && methods.includes(payment) ? payment : methods[0];
  return (
    <>
      <RadioGroup
        key={methods.join(' ')}
        label="How would you like to pay?"
        name="payment"
        defaultValue={chosen}
        options={methods.map((method) => ({ value: method, ...paymentNames[method] }))}
      />
      {isWaiting && <p role="status">Loading payment options…</p>}
    </>
  );
}
