import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Addresses, normalised, whose owner wants no more emails that ask for a review. */
export const reviewMailStops = pgTable('review_mail_stops', {
  email: text().primaryKey(),
  stoppedAt: moment('stopped_at').notNull().defaultNow(),
});
