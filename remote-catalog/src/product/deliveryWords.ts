import { rules } from '@paw/rules/rules.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';

const { delivery, returns } = rules;

const days = ([fewest, most]: readonly [number, number]) => `${fewest}–${most} business days`;
/** '$49'; with cents, '$49.50'. */
const short = (cents: number) => formatPrice(cents).replace(/\.00$/, '');

/** The rules in the words of the product page. */
export const deliveryWords = {
  standard: { price: formatPrice(delivery.standard.cents), days: days(delivery.standard.days) },
  express: { price: formatPrice(delivery.express.cents), days: days(delivery.express.days) },
  /** For one unit of a large item. */
  surcharge: formatPrice(delivery.oversizeCents),
  freeFirst: short(delivery.freeFirstOrderCents),
  freeLater: short(delivery.freeLaterOrdersCents),
  returnDays: `${returns.days} days`,
};
