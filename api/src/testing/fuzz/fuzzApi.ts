import fc from 'fast-check';
import { openapiDocument } from '../../openapiDocument.ts';
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
  const statuses = new Map<number, number>();
  const flaws: string[] = [];
  for (let made = 0; made < count; made += perShopper) {
    const { browsers, words } = await shoppers(world);
    const calls = fc.sample(fuzzedCalls(document, words), {
      seed: seed + made,
      numRuns: Math.min(perShopper, count - made),
    });
    for (const [at, call] of calls.entries()) {
      const { status, flaw } = await send(world, call, browsers[at % browsers.length]);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (flaw) flaws.push(`${flaw}: ${JSON.stringify(call).slice(0, 600)}`);
    }
    // Limits of tries have their own tests; here they would hide what is behind them.
    await world.run('delete from counted_tries');
  }
  return { statuses, flaws };
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

async function send(world: TestOrders, { method, url, headers, payload }: FuzzedCall, browser?: TestBrowser) {
  const cookie = browser && [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = { ...(cookie && { cookie }), ...(browser?.token && { authorization: `Bearer ${browser.token}` }) };
  const reply = await world.app.inject({
    method,
    url,
    headers: { host: 'localhost:3000', ...headers, ...own },
    payload,
  });
  return { status: reply.statusCode, flaw: flawOf(reply.statusCode, reply.body) };
}

/** A refusal has a message, and nothing of the inside. */
function flawOf(status: number, body: string): string | undefined {
  if (status >= 500 && !(status === 503 && body.includes('"message"'))) return `${status} ${body.slice(0, 200)}`;
  if (status < 400) return undefined;
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    if (typeof message !== 'string' || !/^[A-Z].*[.!?]$/s.test(message)) return `${status} without a sentence: ${body}`;
  } catch {
    return `${status} without JSON: ${body.slice(0, 200)}`;
  }
  return internals.test(body) ? `${status} with internals: ${body}` : undefined;
}
