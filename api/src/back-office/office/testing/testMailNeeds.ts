import type { Database } from '../../../platform/database/database.ts';
import { orderConfirmations } from '../../../selling/order/orderReferences.ts';
import { reviewStops } from '../../../selling/review-mail/reviewStops.ts';
import { signedIds } from '../../../people/session/signedIds.ts';
import { signingKeys } from '../../../people/session/signingKeys.ts';
import type { MailNeeds } from '../../../platform/mail/MailNeeds.ts';

/** A shop at https://shop.test, for tests that write emails. */
export const testMailNeeds = (database: Database): MailNeeds => ({
  database,
  shopUrl: 'https://shop.test',
  shopEmail: 'hello@shop.test',
  signReference: async () => 'x',
  signConfirmation: (id) => orderConfirmations(database).sign(id),
  signSubscription: (id) => signedIds(signingKeys(database, 'newsletter')).sign(id),
  signReviewStop: (id) => reviewStops(database).sign(id),
});
