import { ask } from '../../order-checker/ask.ts';
import { type Ratio, ratioOf } from '../median.ts';
import { member, type openAccounts } from './openAccounts.ts';

type Accounts = Awaited<ReturnType<typeof openAccounts>>;
type Body = Record<string, string>;

interface Question {
  name: string;
  path: string;
  /** About what the shop knows, and about what it does not. */
  bodies: (turn: number) => [known: Body, unknown: Body];
}

const { name, email, password } = member;
const stranger = (turn: number) => `nobody${turn}@example.test`;
/** The last letter of a number is another one. */
const otherNumber = (number: string) => number.replace(/.$/, (last) => (last === '7' ? '8' : '7'));

const questions = (orderNumber: string): Question[] => [
  {
    name: 'logging in',
    path: '/api/session',
    bodies: (turn) => [
      { email, password: 'wrong' },
      { email: stranger(turn), password: 'wrong' },
    ],
  },
  {
    name: 'signing up',
    path: '/api/account',
    bodies: (turn) => [
      { name, email, password },
      { name, email: stranger(turn), password },
    ],
  },
  { name: 'asking for a link', path: '/api/account/reset', bodies: (turn) => [{ email }, { email: stranger(turn) }] },
  {
    name: 'looking for an order',
    path: '/api/orders/track',
    bodies: () => [
      { number: orderNumber, email },
      { number: otherNumber(orderNumber), email },
    ],
  },
];

/** How long answers take about what the shop knows against what it does not, in pairs, each first every other time. */
export async function timeKnownAndUnknown(accounts: Accounts, pairs: number, warmUp: number) {
  const ratios: { name: string; ratio: Ratio }[] = [];
  for (const { name, path, bodies } of questions(accounts.orderNumber)) {
    const times: [number[], number[]] = [[], []];
    const statuses = new Set<number>();
    for (let turn = -warmUp; turn < pairs; turn++) {
      await accounts.forgiveTries();
      const both = bodies(turn);
      for (const which of turn % 2 ? ([0, 1] as const) : ([1, 0] as const)) {
        const begun = performance.now();
        const { status } = await ask(accounts.origin, 'POST', path, both[which]);
        if (turn >= 0) times[which].push(performance.now() - begun);
        statuses.add(status);
      }
    }
    if (statuses.size !== 1)
      throw new Error(`${path} distinguished known from unknown: it answered ${[...statuses].join(', ')}.`);
    ratios.push({ name, ratio: ratioOf(times[0], times[1]) });
  }
  return ratios;
}
