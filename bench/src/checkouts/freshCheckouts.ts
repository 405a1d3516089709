import { randomUUID } from 'node:crypto';
import type { CheckoutSample, CheckoutTask } from './checkoutTask.ts';

/** An order that was not placed before. */
export interface FreshCheckout {
  key: string;
  body: string;
  statements: CheckoutSample['statements'];
}

/** All of a round's, made before it is timed: for the api only bodies, for the database only statements. */
export function freshCheckouts({ target, count, samples }: CheckoutTask): FreshCheckout[] {
  return Array.from({ length: count }, (_, turn) => {
    const sample = samples[turn % samples.length];
    if (!sample) throw new Error('There is no sample.');
    const replace = replacer(sample.marks);
    return {
      key: randomUUID(),
      body: 'api' in target ? replace(JSON.stringify(sample.body)) : '',
      statements:
        'api' in target
          ? []
          : sample.statements.map((each) => ({
              ...each,
              values: each.values.map((value) => replaceIn(value, replace)),
            })),
    };
  });
}

function replacer(marks: CheckoutSample['marks']): (text: string) => string {
  const fresh = Object.entries(marks).map(([mark, kind]) => [mark, freshMark(kind)] as const);
  return (text) => fresh.reduce((done, [mark, value]) => done.replaceAll(mark, value), text);
}

function freshMark(kind: CheckoutSample['marks'][string]): string {
  const id = randomUUID();
  // None of the shop's own numbers has such letters.
  if (kind === 'number') return `PD-${id.slice(0, 13)}`;
  // Used in the email address and in the street.
  return kind === 'token' ? id.replaceAll('-', '') : id;
}

function replaceIn(value: unknown, replace: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, replace));
  return typeof value === 'string' ? replace(value) : value;
}
