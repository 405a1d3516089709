import { rules } from '@paw/rules/rules.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';
import { inDollars } from '@paw/rules/promises.ts';

const { delivery, returns } = rules;

const days = ([fewest, most]: readonly [number, number]) => `${fewest}–${most} business days`;

/** The rules in the words of the product page. */
export const deliveryWords = {
  standard: { price: formatPrice(delivery.standard.cents), days: days(delivery.standard.days) },
  express: { price: formatPrice(delivery.express.cents), days: days(delivery.express.days) },
  /** For one unit of a large item. */
  surcharge: formatPrice(delivery.oversizeCents),
  freeFirst: inDollars(delivery.freeFirstOrderCents),
  freeLater: inDollars(delivery.freeLaterOrdersCents),
  returnDays: `${returns.days} days`,
};
