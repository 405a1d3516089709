import { rules } from '@paw/shared/contract/rules.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';

const { delivery, returns, quantity } = rules;

const range = ([from, to]: readonly [number, number]) => `${from}–${to} days`;

/** The shop's rules as texts say them: '$4.95', '3–5 days'. */
export const rulesInWords = {
  standard: { price: formatPrice(delivery.standard.cents), days: range(delivery.standard.days) },
  express: { price: formatPrice(delivery.express.cents), days: range(delivery.express.days) },
  freeFirstOrder: wholeDollars(delivery.freeFirstOrderCents),
  freeLaterOrders: wholeDollars(delivery.freeLaterOrdersCents),
  returnDays: `${returns.days} days`,
  mostUnits: String(quantity.mostUnits),
  mostLines: String(quantity.mostLines),
};

/** '$35', and '$35.50' where there are cents. */
function wholeDollars(cents: number): string {
  return formatPrice(cents).replace(/\.00$/, '');
}
