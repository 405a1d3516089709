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

/** Who is on the newsletter's list, asked of the database itself: the api answers the same for everyone. */
export async function readSubscribed(shop: World): Promise<Set<string>> {
  const env = { ...process.env, DATABASE_URL: partsOf(shop).setting('api', 'DATABASE_URL') };
  // The driver is the api's: it is found from there.
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(checkout, 'api'),
    env,
    maxBuffer: 64 * 2 ** 20,
  });
  return new Set(JSON.parse(stdout) as string[]);
}
