import { findExpressRefusal } from '@paw/rules/addressRules.ts';
import { readDraft, useDraft } from '../../draft/draftStore.ts';
import type { Quote } from '../../quote/askQuote.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { usePayments } from './usePayments.ts';
import { deliveryErrors, stepNames, wholeAddress } from '../step/steps.ts';
import { StepForm, StepSection } from '../step/StepForm.tsx';
import { DeliveryChoice } from './DeliveryChoice.tsx';

/** The second step: delivery speed and payment method. */
export function DeliveryStep({ quote }: { quote: Quote | undefined }) {
  const { address } = useDraft();
  const payments = usePayments();
  const refusal = findExpressRefusal(wholeAddress(address));
  // While payment methods load, an earlier choice stays: the method shown may not be the one that is proposed then.
  const paymentOf = (typed: string | undefined, isSent: boolean) => {
    const { payment } = readDraft();
    if (payments.isWaiting && (payment || !isSent)) return payment;
    return typed === 'stripe' ? 'stripe' : 'delivery';
  };
  return (
    <StepForm
      name={stepNames.delivery}
      read={(typed, isSent) => ({
        delivery: typed.delivery === 'express' ? 'express' : 'standard',
        payment: paymentOf(typed.payment, isSent),
      })}
      check={deliveryErrors}
    >
      {(errors) => (
        <>
          <StepSection title="Delivery">
            <DeliveryChoice quote={quote} refusal={refusal} error={errors.delivery} />
          </StepSection>
          <StepSection title="Payment">
            <PaymentChoice {...payments} />
          </StepSection>
        </>
      )}
    </StepForm>
  );
}
