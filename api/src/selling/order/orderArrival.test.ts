import { orderArrival, type OrderOnItsWay } from './orderArrival.ts';

const placed: OrderOnItsWay = { delivery: 'standard', state: 'new', placedAt: '2026-12-01T15:00:00Z', timeline: [] };
const onTime = { from: '2026-12-04', to: '2026-12-08' };

test('arrival is counted from the day when an order should ship, also after that day’s cut-off', () => {
  expect(orderArrival(placed, new Date('2026-12-01T23:00:00Z'))).toEqual(onTime);
  expect(orderArrival({ ...placed, state: 'packed' }, new Date('2026-12-01T23:00:00Z'))).toEqual(onTime);
});

test('an order that was confirmed after the cut-off ships the day after', () => {
  const timeline = [{ at: '2026-12-01T22:00:00Z', kind: 'confirmed' }];
  const now = new Date('2026-12-01T22:01:00Z');
  expect(orderArrival({ ...placed, timeline }, now)).toEqual({ from: '2026-12-07', to: '2026-12-09' });
});

test('an order that did not ship in time gets a new date of arrival', () => {
  expect(orderArrival(placed, new Date('2026-12-03T15:00:00Z'))).toEqual({ from: '2026-12-08', to: '2026-12-10' });
});

test('a shipped order is counted from the day it was shipped, whatever the day is now', () => {
  const timeline = [
    { at: '2026-12-01T15:00:00Z', kind: 'placed' },
    { at: '2026-12-02T17:00:00Z', kind: 'shipped' },
  ];
  const shipped = { ...placed, state: 'shipped' as const, timeline };
  expect(orderArrival(shipped, new Date('2026-12-20T15:00:00Z'))).toEqual({ from: '2026-12-07', to: '2026-12-09' });
});

test.each(['delivered', 'cancelled', 'returned'] as const)('an order that is %s has no date of arrival', (state) => {
  expect(orderArrival({ ...placed, state }, new Date('2026-12-02T15:00:00Z'))).toBeNull();
});
