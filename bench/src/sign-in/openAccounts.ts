import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../../api/src/platform/database/database.ts';
import { startLimits } from '../../../api/src/platform/database/databaseLimits.ts';
import { insertTestOrder } from '../../../api/src/back-office/office/testing/insertTestOrder.ts';
import { ask } from '../../order-checker/ask.ts';
import { openScene } from '../../order-checker/openScene.ts';
import { runSql } from '../../order-checker/runSql.ts';
import type { Place } from '../shop/Place.ts';

export const member = { name: 'Ada', email: 'ada@example.test', password: 'kibble and rope' };

/** How long the email with a code may take. ms */
const patience = 20_000;

/** A shop with one member and one order of someone else's. */
export async function openAccounts(place: Place) {
  const folder = join(place.temporary, 'sign-in');
  const scene = await openScene({ source: place.folder, folder, database: 'embedded' });
  if (!scene) throw new Error('The embedded database was not opened.');
  const { shop, mails, close } = scene;
  try {
    const origin = shop.url;
    const { cookies } = await ask(origin, 'POST', '/api/account', member);
    const code = await findCode(() => mails.mails.map(({ subject = '' }) => subject));
    // The code is good in the browser that asked for it alone.
    const browser = { cookie: cookies.join('; ') };
    const { status } = await ask(origin, 'POST', '/api/account/confirm', { email: member.email, code }, browser);
    if (status !== 200) throw new Error(`The member could not sign up: ${status}.`);
    const orderNumber = await insertOrder(shop.databaseUrl);
    return {
      origin,
      staffUrl: shop.staffUrl,
      orderNumber,
      /** Deletes the counted failures, so no try is slowed down by the one before. */
      forgiveTries: () => runSql(shop.databaseUrl, 'delete from counted_tries'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function findCode(subjects: () => string[]): Promise<string> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) {
    const code = subjects().flatMap((subject) => /^(\d{6}) is your code$/.exec(subject)?.[1] ?? [])[0];
    if (code) return code;
  }
  throw new Error('No email with a code came.');
}

async function insertOrder(url: string): Promise<string> {
  const { db, close } = openDatabase(url, { embedded: true, limits: startLimits });
  try {
    return (await insertTestOrder(db)).number;
  } finally {
    await close();
  }
}
