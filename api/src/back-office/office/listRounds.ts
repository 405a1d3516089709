import { accountRounds } from '../../people/account/accountRounds.ts';
import { newsletterRound } from '../../people/newsletter/newsletterQueries.ts';
import { deletionRound } from '../../people/person/deletionQueries.ts';
import { outboxRound } from '../../platform/outbox/outboxQueries.ts';
import type { Round } from '../../platform/rounds/Round.ts';
import { unconfirmedRound } from '../../selling/order/confirmOrder.ts';
import { paymentRound } from '../../selling/payment/queueUnsettled.ts';
import { photoRound } from '../../selling/return/photoQueries.ts';
import { reviewMailRound } from '../../selling/review-mail/reviewMailQueries.ts';
import { noticeRound } from '../../selling/stock-notice/noticeQueries.ts';
import { securityEventRound } from '../../platform/security-events/securityEventQueries.ts';
import { messageRound } from '../contact/contactQueries.ts';
import { keyRound } from '../staff/rotateKeys.ts';

/**
 * Every subject that has work without a request, in the order in which it is done.
 * @param reviewDays days after a delivery until an email asks for reviews; 0 = never
 */
export const listRounds = ({ reviewDays = 0 }: { reviewDays?: number } = {}): Round[] => [
  paymentRound,
  // Before stock notices: the units of orders that were not confirmed are in stock again.
  unconfirmedRound,
  noticeRound,
  reviewMailRound(reviewDays),
  outboxRound,
  newsletterRound,
  messageRound,
  photoRound,
  deletionRound,
  ...accountRounds,
  keyRound,
  securityEventRound,
];
