import { buildApp } from '../../../api/src/app.ts';
import type { Database, Transaction } from '../../../api/src/platform/database/database.ts';
import type { Phases } from '../../../api/src/platform/database/runTransaction.ts';
import type { CheckoutSample } from './checkoutTask.ts';
import { noOrderLimits } from '../../../api/src/testing/noOrderLimits.ts';

export interface CartLine {
  title: string;
  size: string;
  color: { name: string };
  quantity: number;
  priceCents: number;
}

/** Where it is recorded, on the network. */
const place = '198.18.255.254';

/** What an order is recorded with: each is a mark that every other order replaces with its own value. */
const marks = { key: 'recorded-key-0123456789', name: 'recordedname', street: '98765432109' };

/**
 * Orders each cart once in an api within this process and writes down the statements of the order's transaction: they
 * need not be written a second time here, and so cannot differ from the api's.
 */
export async function recordCheckouts(database: Database, carts: readonly CartLine[][]): Promise<CheckoutSample[]> {
  const recorder = new TransactionRecorder(database);
  const app = await buildApp(recorder.database, { orderLimits: noOrderLimits });
  const samples: CheckoutSample[] = [];
  try {
    const headers = await beginSession(async () =>
      app.inject({ method: 'POST', url: '/api/session/guest', headers: host }),
    );
    const post = async (url: string, payload: object, more: Record<string, string> = {}) => {
      const reply = await app.inject({ method: 'POST', url, payload, headers: { ...host, ...headers, ...more } });
      if (reply.statusCode >= 300) throw new Error(`${url} was answered with ${reply.statusCode}: ${reply.body}`);
      return reply.json();
    };
    for (const [at, lines] of carts.entries()) {
      // Marks differ too: each sample is the first order of someone else.
      const [key, name, street] = Object.values(marks).map((mark) => `${mark}${at}x`) as [string, string, string];
      const cart = {
        lines,
        delivery: 'standard',
        address: { name: 'Ada Lee', line1: `${street} Elm Street`, city: 'Austin', state: 'TX', zip: '78701' },
      };
      const email = `${name}@example.test`;
      const { hash } = await post('/api/cart/quote', { ...cart, email });
      const body = { contact: { email }, ...cart, payment: 'delivery', quoteHash: hash };
      await post('/api/orders', body, { 'idempotency-key': key });
      const text = JSON.stringify(recorder.statements);
      const id = /order-placed\.([0-9a-f-]{36})@/.exec(text)?.[1] ?? '';
      const number = /PD-[A-Z0-9]{8}/.exec(text)?.[0] ?? '';
      const account = recorder.statements.find(({ name }) => name.endsWith('try_count'))?.values[1];
      if (!id || !number || typeof account !== 'string') throw new Error('The recorded order lacks what differs.');
      samples.push({
        body,
        statements: recorder.statements,
        marks: {
          [id]: 'uuid',
          [number]: 'number',
          [key]: 'token',
          [name]: 'token',
          [street]: 'token',
          [account]: 'token',
          [place]: 'token',
        },
      });
    }
  } finally {
    await app.close();
  }
  return samples;
}

const host = { host: 'localhost:3000', 'x-forwarded-for': place };

/** @returns headers that prove the session */
async function beginSession(
  start: () => Promise<{ json: () => { token: string }; cookies: { name: string; value: string }[] }>,
) {
  const reply = await start();
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { authorization: `Bearer ${reply.json().token}`, cookie };
}

class TransactionRecorder {
  readonly database: Database;
  /** Of the last order's transaction. */
  statements: CheckoutSample['statements'] = [];

  constructor(database: Database) {
    const record = (tx: Transaction, statements: CheckoutSample['statements']) =>
      new Proxy(tx, {
        get: (target, key) => (key === '$client' ? watch(target.$client, statements) : Reflect.get(target, key)),
      });
    this.database = {
      ...database,
      phasedTransaction: async <Opened, Decided>({ open, decide, close }: Phases<Opened, Decided>) => {
        const statements: CheckoutSample['statements'] = [];
        const result = await database.phasedTransaction<Opened, Decided>({
          open: (tx) => open(record(tx, statements)),
          decide: (tx, opened) => decide(record(tx, statements), opened),
          close: (decided) => {
            const last = close(decided);
            if (last) statements.push({ ...last, values: [...last.values] });
            return last;
          },
        });
        if (statements.some(({ name }) => name.endsWith('insert_order'))) this.statements = statements;
        return result;
      },
      // The code that repeats them gives them its own names.
      statement: (name) => `recorded_${name}`,
    };
  }
}

function watch(client: Transaction['$client'], statements: CheckoutSample['statements']): Transaction['$client'] {
  const query = (statement: CheckoutSample['statements'][number]) => {
    statements.push({ name: statement.name, text: statement.text, values: statement.values });
    return client.query(statement);
  };
  return new Proxy(client, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)) });
}
