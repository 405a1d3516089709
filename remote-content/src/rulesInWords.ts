import { inDollars } from '@paw/shared/contract/promises.ts';
import { rules } from '@paw/shared/contract/rules.ts';
import { welcomeCoupon } from '@paw/shared/contract/welcomeCoupon.ts';
import { formatPrice } from '@paw/shared/ui/formatPrice.ts';

const { delivery, returns, quantity, contact, newsletter, accounts } = rules;

const range = ([from, to]: readonly [number, number]) => `${from}–${to} days`;

/** The shop's rules as texts say them: '$4.95', '3–5 days'. */
export const rulesInWords = {
  standard: { price: formatPrice(delivery.standard.cents), days: range(delivery.standard.days) },
  express: { price: formatPrice(delivery.express.cents), days: range(delivery.express.days) },
  oversize: formatPrice(delivery.oversizeCents),
  freeFirstOrder: inDollars(delivery.freeFirstOrderCents),
  freeLaterOrders: inDollars(delivery.freeLaterOrdersCents),
  returnDays: `${returns.days} days`,
  mostUnits: String(quantity.mostUnits),
  mostLines: String(quantity.mostLines),
  photosKept: `${returns.photosKeptDays} days`,
  messageKept: `${contact.keptDays} days`,
  newsletterConfirm: `${newsletter.confirmDays} days`,
  newsletterKept: `${newsletter.keptDays} days`,
  session: `${accounts.sessionDays} days`,
  signUpCode: `${accounts.codeMinutes} minutes`,
  passwordReset: `${accounts.resetMinutes} minutes`,
  coupon: {
    code: welcomeCoupon.code,
    saving: `${welcomeCoupon.percent}%`,
    minimum: inDollars(welcomeCoupon.minimumCents),
  },
  deletion: `${accounts.deletionDays} days`,
};
