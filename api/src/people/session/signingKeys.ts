import type { Database } from '../../platform/database/database.ts';
import { keepKeys, type SigningKeys } from './keepKeys.ts';
import { findOrCreateSigningKeys } from './signingKeyQueries.ts';

/** Gives a purpose's keys; the first call ever creates one. */
export const signingKeys = (database: Database, purpose: string): (() => Promise<SigningKeys>) =>
  keepKeys(() => findOrCreateSigningKeys(database, purpose));
