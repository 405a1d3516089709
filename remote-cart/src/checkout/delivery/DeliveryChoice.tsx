import { arrivalDays } from '@paw/rules/arrivalDays.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { RadioGroup } from '@paw/ui/RadioGroup.tsx';
import { useDraft } from '../../draft/draftStore.ts';
import type { Quote } from '../../quote/askQuote.ts';

interface Props {
  quote: Quote | undefined;
  /** Why express does not serve the address; undefined when it does. */
  refusal: string | undefined;
  error: string | undefined;
}

/** The delivery speeds, with what each costs for this cart and this address. */
export function DeliveryChoice({ quote, refusal, error }: Props) {
  const { delivery } = useDraft();
  return (
    <RadioGroup
      label="Choose a delivery speed"
      name="delivery"
      defaultValue={refusal ? 'standard' : (delivery ?? 'standard')}
      error={error}
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
  );
}

type Way = Pick<Quote['delivery']['express'], 'cents' | 'surchargeCents' | 'arrives'>;

/** 'Standard, arrives Tue, Dec 1 – Thu, Dec 3: $4.95' */
function wayWords(name: string, way: Way | undefined): string {
  if (!way) return name;
  const surcharge = way.surchargeCents ? ` plus ${formatPrice(way.surchargeCents)} oversize fee` : '';
  return `${name}, arrives ${arrivalDays(way.arrives)}: ${way.cents ? formatPrice(way.cents) : 'free'}${surcharge}`;
}
