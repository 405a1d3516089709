import type { Database } from '../../platform/database/database.ts';
import { signedIds } from '../../people/session/signedIds.ts';
import { signingKeys } from '../../people/session/signingKeys.ts';

/** What stops review emails to an order's buyer: its id under a signature that means nothing else. */
export const reviewStops = (database: Database) => signedIds(signingKeys(database, 'review-mail'));
