import fc from 'fast-check';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import { decideRefund, type LineUnits } from './decideRefund.ts';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 10 }),
    unitCents: fc.integer({ min: 1, max: 100_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    taxCents: fc.nat(20_000),
  })
  .map(({ part, ...rest }) => ({ ...rest, discountCents: Math.floor(rest.quantity * rest.unitCents * part) }));
const lines = fc
  .array(line, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((each, position) => ({ ...each, position })));
const units = fc.array(fc.record({ position: fc.nat(6), quantity: fc.integer({ min: 1, max: 12 }) }), {
  minLength: 1,
  maxLength: 4,
});
const wish = fc.oneof(
  fc.record({ cents: fc.integer({ min: 1, max: 300_000 }) }),
  fc.record({ lines: units }),
  fc.constant({}),
);
const paidFor = (all: { quantity: number; unitCents: number; discountCents: number; taxCents: number }[]) =>
  all.reduce((sum, each) => sum + each.quantity * each.unitCents - each.discountCents + each.taxCents, 0);

test('refunds in any order are never more than was captured, and never more units than were bought', () => {
  fc.assert(
    fc.property(lines, fc.nat(2000), fc.array(wish, { maxLength: 12 }), (all, delivery, wishes) => {
      const capturedCents = paidFor(all) + delivery;
      const earlier: { cents: number; lines?: LineUnits[] }[] = [];
      for (const each of wishes) {
        try {
          earlier.push({ ...each, cents: decideRefund({ number: 'PD-1', capturedCents, lines: all, earlier }, each) });
        } catch (error) {
          if (!(error instanceof ApiProblem)) throw error;
        }
      }
      for (const { cents } of earlier) expect(Number.isInteger(cents) && cents > 0).toBe(true);
      expect(earlier.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(capturedCents);
      for (const { position, quantity } of all) {
        const refunded = earlier.flatMap((refund) => refund.lines ?? []).filter((unit) => unit.position === position);
        expect(refunded.reduce((sum, unit) => sum + unit.quantity, 0)).toBeLessThanOrEqual(quantity);
      }
    }),
    { numRuns: 10_000 },
  );
});

test('refunds of all units, one by one, add up to the lines to the cent, and the rest is the delivery', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 2000 }), (all, delivery) => {
      const capturedCents = paidFor(all) + delivery;
      const earlier: { cents: number; lines: LineUnits[] }[] = [];
      for (const { position, quantity } of all) {
        for (let unit = 0; unit < quantity; unit++) {
          const wanted = [{ position, quantity: 1 }];
          try {
            earlier.push({
              lines: wanted,
              cents: decideRefund({ number: 'PD-1', capturedCents, lines: all, earlier }, { lines: wanted }),
            });
          } catch {
            // A unit that cost nothing.
            earlier.push({ lines: wanted, cents: 0 });
          }
        }
      }
      expect(decideRefund({ number: 'PD-1', capturedCents, lines: all, earlier }, {})).toBe(delivery);
    }),
    { numRuns: 2000 },
  );
});

const bought = { position: 0, quantity: 3, unitCents: 1000, discountCents: 100, taxCents: 0 };
const order = { number: 'PD-1', capturedCents: 2900, lines: [bought], earlier: [] };
const one = [{ position: 0, quantity: 1 }];

test.each([
  ['a sum', { cents: 700 }, 700],
  ['one unit with its share of the discount', { lines: one }, 967],
  ['the line named twice, each unit in its turn', { lines: [...one, ...one] }, 1933],
  ['all of it', {}, 2900],
])('a refund of %s is made', (_, wish, cents) => {
  expect(decideRefund(order, wish)).toBe(cents);
});

test('after a refund of a sum without a line, lines can be refunded up to the remaining amount', () => {
  expect(decideRefund({ ...order, earlier: [{ cents: 1000 }] }, { lines: one })).toBe(967);
  expect(() => decideRefund({ ...order, earlier: [{ cents: 2000 }] }, { lines: one })).toThrow('at most $9.00');
});

test.each([
  ['nothing was paid', { capturedCents: 0 }, {}, 'nothing_to_refund', /PD-1 has nothing .*: nothing was paid yet/],
  [
    'all of it went back',
    { earlier: [{ cents: 2900 }] },
    {},
    'nothing_to_refund',
    /PD-1 has nothing .*: all of it was refunded already/,
  ],
  [
    'it is too much',
    { earlier: [{ cents: 600 }] },
    { cents: 2301 },
    'too_much',
    /^Order PD-1 has at most \$23.00 left to refund/,
  ],
  [
    'there is no such line',
    {},
    { lines: [{ position: 2, quantity: 1 }] },
    'no_such_line',
    'Line 3 of order PD-1: no such line.',
  ],
  [
    'a line has too few units',
    { earlier: [{ cents: 1, lines: [{ position: 0, quantity: 2 }] }] },
    { lines: [...one, ...one] },
    'no_such_line',
    'Line 1 of order PD-1: 0 units left to refund.',
  ],
  [
    'what is named cost nothing',
    { lines: [{ ...bought, discountCents: 3000 }] },
    { lines: one },
    'nothing_to_refund',
    'These lines of order PD-1 cost nothing: there is nothing to refund.',
  ],
])('nothing is refunded when %s, and the refusal has the reason', (_, changes, wish, code, words) => {
  const decide = () => decideRefund({ ...order, ...changes }, wish);
  expect(decide).toThrow(words);
  expect(decide).toThrow(expect.objectContaining({ status: 409, code }));
});
