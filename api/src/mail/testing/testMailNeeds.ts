import type { Database } from '../../database/database.ts';
import { orderConfirmations } from '../../order/orderReferences.ts';
import { reviewStops } from '../../review-mail/reviewStops.ts';
import { signedIds } from '../../session/signedIds.ts';
import { signingKeys } from '../../session/signingKeys.ts';
import type { MailNeeds } from '../MailNeeds.ts';

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
