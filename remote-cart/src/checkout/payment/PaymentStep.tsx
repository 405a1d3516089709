import { RadioGroup } from '@paw/shared/ui/RadioGroup.tsx';
import { useDraft } from '../../draft/draftStore.ts';
import { StepForm } from '../step/StepForm.tsx';
import { paymentNames } from './paymentNames.ts';
import { usePayments } from './usePayments.ts';

/** How it is paid. The hosted page is offered only where the shop has one. */
export function PaymentStep() {
  const { payment } = useDraft();
  const { methods, isWaiting } = usePayments();
  const chosen = payment && methods.includes(payment) ? payment : methods[0];
  return (
    <StepForm
      title="How do you want to pay?"
      read={(typed) => ({ payment: typed.payment === 'stripe' ? 'stripe' : 'delivery' })}
      check={() => ({})}
    >
      {() => (
        <>
          <RadioGroup
            key={methods.join(' ')}
            label="Payment"
            name="payment"
            defaultValue={chosen}
            options={methods.map((method) => ({ value: method, ...paymentNames[method] }))}
          />
          {isWaiting && <p role="status">Looking for other ways to pay…</p>}
        </>
      )}
    </StepForm>
  );
}
