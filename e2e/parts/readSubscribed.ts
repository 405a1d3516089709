import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { partsOf } from '../world/partsOf.ts';
import { checkout } from '../world/shopProcess.ts';
import type { World } from '../world/world.ts';

const script = `
import pg from 'pg';
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows } = await client.query('select email from newsletter_subscriptions');
console.log(JSON.stringify(rows.map(({ email }) => email)));
await client.end();
`;

/** Reads the newsletter's subscribers from the database, because the api gives the same answer for every email. */
export async function readSubscribed(shop: World): Promise<Set<string>> {
  const env = { ...process.env, DATABASE_URL: partsOf(shop).setting('api', 'DATABASE_URL') };
  // The api has the driver as a dependency, so it is resolved from there.
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(checkout, 'api'),
    env,
    maxBuffer: 64 * 2 ** 20,
  });
  return new Set(JSON.parse(stdout) as string[]);
}
