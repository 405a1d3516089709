import fc from 'fast-check';
import { giveTestKey, type TestStaff } from '../../back-office/staff-key/testing/openTestStaff.ts';
import { openapiDocument } from '../../openapiDocument.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { TestBrowser } from '../testAccounts.ts';
import { checkOut } from '../testCheckout.ts';
import { newEmail, testAddress, testLine, type TestOrders } from '../testOrders.ts';
import { type ApiDocument, type FuzzedCall, fuzzedCalls } from './fuzzedCalls.ts';

const perShopper = 250;
/** What only code or the database would write. */
const internals = /\bat .*\.ts:\d+|\b(select|insert|update) .* (from|into|set) |violates|ECONN|node_modules/i;

/**
 * Makes calls as a stranger, a guest and a member, in turn, each shopper for a while, because a call may log it out.
 * @param seed the same seed makes the same calls
 * @returns how many had each status, and a line for each answer that is no good answer
 */
export async function fuzzApi(world: TestOrders, count: number, seed: number) {
  const document = (await openapiDocument()) as ApiDocument;
  const { statuses, flaws, take } = collectFlaws();
  for (let made = 0; made < count; made += perShopper) {
    const { browsers, words } = await shoppers(world);
    const calls = fc.sample(fuzzedCalls(document, words), {
      seed: seed + made,
      numRuns: Math.min(perShopper, count - made),
    });
    for (const [at, call] of calls.entries()) {
      take(call, await send(world.app, call, ownHeaders(browsers[at % browsers.length])));
    }
    // Limits of tries have their own tests; here they would hide what is behind them.
    await world.run('delete from counted_tries');
  }
  return { statuses, flaws };
}

/**
 * Calls of the staff's endpoints: without a key, with a key for little, and with one for everything. @returns the same as fuzzApi
 */
export async function fuzzStaff(world: TestOrders, staff: TestStaff, count: number, seed: number) {
  await staff.app.ready();
  const { paths: all } = staff.app.swagger() as unknown as ApiDocument;
  // A call that ends the caller's own key would end the test.
  const paths = Object.fromEntries(Object.entries(all).filter(([path]) => !path.startsWith('/api/staff/people/')));
  const { statuses, flaws, take } = collectFlaws();
  const { words } = await shoppers(world);
  const little = await giveTestKey(world.database, { name: 'Noor', scopes: ['reviews'] });
  const calls = fc.sample(fuzzedCalls({ paths }, [...words, 'Jörg', 'Noor', 'orders', 'stock']), {
    seed,
    numRuns: count,
  });
  for (const [at, call] of calls.entries()) {
    const key = [undefined, little, staff.key, staff.key][at % 4];
    // Staff read what they typed at the beginning of some refusals: "x" is no order number.
    const reply = await send(staff.app, call, key ? { 'x-staff-key': key } : {}, /^.*[.!?]$/s);
    take(call, reply);
    if (key !== staff.key && reply.status < 400 && !(key && call.url.includes('/reviews'))) {
      flaws.push(`${reply.status} without the right: ${JSON.stringify(call).slice(0, 600)}`);
    }
  }
  return { statuses, flaws };
}

function collectFlaws() {
  const statuses = new Map<number, number>();
  const flaws: string[] = [];
  return {
    statuses,
    flaws,
    take(call: FuzzedCall, { status, flaw }: { status: number; flaw: string | undefined }): void {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (flaw) flaws.push(`${flaw}: ${JSON.stringify(call).slice(0, 600)}`);
    },
  };
}

/** A stranger, a guest and a member with an order, and what an attacker may know of them. */
async function shoppers(world: TestOrders) {
  const email = newEmail();
  const [guest, member] = [await world.guest(), await world.member(email)];
  const order = (await checkOut(member, { contact: { email }, address: testAddress() })).body;
  const address = (await member.post('/api/account/addresses', testAddress())).body;
  const words = [email, member.id, guest.id, order.reference, order.number, address.id, ...knownWords].map(String);
  return { browsers: [undefined, guest, member], words };
}

const line = testLine('Twenty');
const knownWords = [
  'Twenty',
  'Seven',
  'Last',
  'T-TWENTY',
  line.size,
  line.color.name,
  'TENTH',
  'LASTONE',
  'TX',
  '78701',
  'Austin',
  '12 Elm Street',
  'Ada Lee',
  '555-010-1234',
  'three plain words',
  '123456',
  '1',
  '2',
  'dog',
  'Good and sturdy, and my dog likes it.',
  '2026-01-01',
  'bystander@example.test',
];

function ownHeaders(browser?: TestBrowser): Record<string, string> {
  const cookie = browser && [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { ...(cookie && { cookie }), ...(browser?.token && { authorization: `Bearer ${browser.token}` }) };
}

/** @param sentence what the message of a refusal looks like */
async function send(
  app: App,
  { method, url, headers, payload }: FuzzedCall,
  own: Record<string, string>,
  sentence = /^[A-Z].*[.!?]$/s,
) {
  const reply = await app.inject({
    method,
    url,
    headers: { host: 'localhost:3000', ...headers, ...own },
    payload,
  });
  return { status: reply.statusCode, flaw: flawOf(reply.statusCode, reply.body, sentence) };
}

/** A refusal has a message, and nothing of the inside. */
function flawOf(status: number, body: string, sentence: RegExp): string | undefined {
  if (status >= 500 && !(status === 503 && body.includes('"message"'))) return `${status} ${body.slice(0, 200)}`;
  if (status < 400) return undefined;
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message !== 'string' || !sentence.test(message)) return `${status} without a sentence: ${body}`;
  } catch {
    return `${status} without JSON: ${body.slice(0, 200)}`;
  }
  return internals.test(body) ? `${status} with internals: ${body}` : undefined;
}
