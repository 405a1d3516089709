import { formatPrice } from '@paw/shared/ui/formatPrice.ts';
import { RadioGroup } from '@paw/shared/ui/RadioGroup.tsx';
import { useDraft } from '../../draft/draftStore.ts';
import { daysOf } from '../../quote/deliveryWords.ts';
import type { Quote } from '../../quote/quoteTypes.ts';

interface Props {
  quote: Quote | undefined;
  /** Why express does not go to the address; undefined when it does. */
  refusal: string | undefined;
  error: string | undefined;
}

/** The ways of delivery, with what each costs for this cart and this address. */
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

type Way = Pick<Quote['delivery']['express'], 'cents' | 'surchargeCents' | 'days'>;

/** 'Standard, 3–5 days: $4.95' */
function wayWords(name: string, way: Way | undefined): string {
  if (!way) return name;
  const surcharge = way.surchargeCents ? ` plus ${formatPrice(way.surchargeCents)} oversize fee` : '';
  return `${name}, ${daysOf(way.days)}: ${way.cents ? formatPrice(way.cents) : 'free'}${surcharge}`;
}
