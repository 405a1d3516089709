import { inDollars } from '@paw/rules/promises.ts';
import { rules } from '@paw/rules/rules.ts';
import { welcomeCoupon } from '@paw/rules/welcomeCoupon.ts';
import { formatPrice } from '@paw/rules/formatPrice.ts';

const { delivery, dispatch, returns, quantity, contact, newsletter, accounts } = rules;

const businessDays = ([from, to]: readonly [number, number]) => `${from}–${to} business days`;

/** '2 PM Central Time' */
function cutOff(): string {
  const { timeZoneName, cutOffHour } = dispatch;
  return `${cutOffHour % 12 || 12} ${cutOffHour < 12 ? 'AM' : 'PM'} ${timeZoneName}`;
}

/** The shop's rules as words: '$4.95', '3–5 business days'. */
export const rulesInWords = {
  standard: { price: formatPrice(delivery.standard.cents), days: businessDays(delivery.standard.days) },
  express: { price: formatPrice(delivery.express.cents), days: businessDays(delivery.express.days) },
  cutOff: cutOff(),
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
  wholeSession: `${accounts.sessionMostDays} days`,
  signUpCode: `${accounts.codeMinutes} minutes`,
  passwordReset: `${accounts.resetMinutes} minutes`,
  coupon: {
    code: welcomeCoupon.code,
    saving: `${welcomeCoupon.percent}%`,
    minimum: inDollars(welcomeCoupon.minimumCents),
  },
  deletion: `${accounts.deletionDays} days`,
};
