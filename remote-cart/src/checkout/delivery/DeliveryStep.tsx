import { findExpressRefusal } from '@paw/shared/contract/addressRules.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import { RadioGroup } from '@paw/shared/ui/RadioGroup.tsx';
import { useDraft } from '../../draft/draftStore.ts';
import { daysOf } from '../../quote/deliveryWords.ts';
import type { Quote } from '../../quote/quoteTypes.ts';
import { deliveryErrors, wholeAddress } from '../step/steps.ts';
import { StepForm } from '../step/StepForm.tsx';

/** How it travels, with what each way costs for this cart and this address. */
export function DeliveryStep({ quote }: { quote: Quote | undefined }) {
  const { delivery, address } = useDraft();
  const refusal = findExpressRefusal(wholeAddress(address));
  const chosen = refusal ? 'standard' : (delivery ?? 'standard');
  return (
    <StepForm
      title="How should it travel?"
      read={(typed) => ({ delivery: typed.delivery === 'express' ? 'express' : 'standard' })}
      check={deliveryErrors}
    >
      {(errors) => (
        <RadioGroup
          label="Delivery"
          name="delivery"
          defaultValue={chosen}
          error={errors.delivery}
          options={[
            { value: 'standard', label: wayWords('Standard', quote?.delivery.standard) },
            {
              value: 'express',
              label: wayWords('Express', quote?.delivery.express),
              disabled: refusal !== undefined,
              ...(refusal && { help: refusal }),
            },
          ]}
        />
      )}
    </StepForm>
  );
}

type Way = Pick<Quote['delivery']['express'], 'cents' | 'surchargeCents' | 'days'>;

/** 'Standard, 3–5 days: $4.95' */
function wayWords(name: string, way: Way | undefined): string {
  if (!way) return name;
  const surcharge = way.surchargeCents ? ` and ${formatPrice(way.surchargeCents)} for large items` : '';
  return `${name}, ${daysOf(way.days)}: ${way.cents ? formatPrice(way.cents) : 'free'}${surcharge}`;
}
