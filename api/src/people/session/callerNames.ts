import { createHmac } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { signingKeys } from './signingKeyQueries.ts';

/**
 * Another name for a network address, the same for one day (UTC): the event log shows which calls came from one caller,
 * and has no address. Without the key no one can find the address by trying all.
 */
export function callerNames(database: Database): (address: string) => Promise<string> {
  const keys = signingKeys(database, 'caller-name');
  return async (address) => {
    const { signing } = await keys();
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', signing.secret).update(`${day} ${address}`).digest('hex').slice(0, 12);
  };
}
