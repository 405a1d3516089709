import type { Database } from '../database/database.ts';

/** What the words of mails are made with. */
export interface MailNeeds {
  database: Pick<Database, 'db'>;
  /** Where links lead, without a slash at the end. */
  shopUrl: string;
  /** Where people of the shop read mails. */
  shopEmail: string;
  /** An order's reference for its page's address. */
  signReference: (orderId: string) => Promise<string>;
  /** What confirms an order, for the email to its buyer alone. */
  signConfirmation: (orderId: string) => Promise<string>;
  /** What takes a newsletter subscription off the list. */
  signSubscription: (subscriptionId: string) => Promise<string>;
  /** What stops the emails that ask an order's buyer for reviews. */
  signReviewStop: (orderId: string) => Promise<string>;
}
