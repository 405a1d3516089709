import fc from 'fast-check';
import { ApiProblem } from '../apiProblem.ts';
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

test('whatever is wished, in any order: never more than was taken, never more units than were bought', () => {
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

test('all units one by one come to the lines on the cent, and what is left then is the delivery', () => {
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

test('refusals say what is left', () => {
  const order = { number: 'PD-1', capturedCents: 1000, lines: [], earlier: [{ cents: 600 }] };
  expect(() => decideRefund(order, { cents: 401 })).toThrow('Of order PD-1 at most $4.00 can be refunded.');
  expect(() => decideRefund(order, { lines: [{ position: 2, quantity: 1 }] })).toThrow(
    'Line 3 of order PD-1: no such line.',
  );
  expect(() => decideRefund({ ...order, capturedCents: 0 }, {})).toThrow('nothing was paid yet');
});
