import type { FulfilmentState, PaymentState, ReturnState } from '../../platform/database/orderStates.ts';
import { returnTransitions } from '../return/returnStates.ts';
import {
  checkTransition,
  mayFollow,
  statesBefore,
  fulfilmentTransitions,
  paymentTransitions,
  stateAfterRefunds,
} from './transitions.ts';

/** Written out apart from the code, so that a change there is a change here too. */
const paymentPairs = new Set(
  (
    'pending>authorised pending>paid pending>failed pending>voided authorised>paid authorised>failed authorised>voided ' +
    'failed>pending failed>authorised failed>paid failed>voided paid>partly_refunded paid>refunded ' +
    'partly_refunded>partly_refunded partly_refunded>refunded partly_refunded>paid refunded>partly_refunded refunded>paid'
  ).split(' '),
);
const fulfilmentPairs = new Set(
  'new>packed new>cancelled packed>shipped shipped>delivered shipped>returned delivered>returned'.split(' '),
);
const returnPairs = new Set(
  'requested>approved requested>refused approved>received approved>refused received>refunded'.split(' '),
);
const payments: PaymentState[] = ['pending', 'authorised', 'paid', 'failed', 'voided', 'partly_refunded', 'refunded'];
const fulfilments: FulfilmentState[] = ['new', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'];
const returns: ReturnState[] = ['requested', 'approved', 'refused', 'received', 'refunded'];
const pairsOf = <State extends string>(states: State[]) =>
  states.flatMap((from) => states.map((to) => [from, to] as const));

test.each(pairsOf(payments))('payment: %s to %s', (from, to) => {
  expect(mayFollow(paymentTransitions, from, to)).toBe(paymentPairs.has(`${from}>${to}`));
});

test.each(pairsOf(fulfilments))('fulfilment: %s to %s', (from, to) => {
  expect(mayFollow(fulfilmentTransitions, from, to)).toBe(fulfilmentPairs.has(`${from}>${to}`));
});

test.each(pairsOf(returns))('return: %s to %s', (from, to) => {
  expect(mayFollow(returnTransitions, from, to)).toBe(returnPairs.has(`${from}>${to}`));
});

test('the tables have every state, and no other', () => {
  const tables = [paymentTransitions, fulfilmentTransitions, returnTransitions];
  const states = [payments, fulfilments, returns];
  expect(tables.map((table) => new Set(Object.keys(table)))).toEqual(states.map((each) => new Set<string>(each)));
});

test('an update to a state names every state before it', () => {
  expect(statesBefore(fulfilmentTransitions, 'returned')).toEqual(['shipped', 'delivered']);
  expect(statesBefore(fulfilmentTransitions, 'new')).toEqual([]);
});

test.each([
  [0, 'paid'],
  [1, 'partly_refunded'],
  [1999, 'partly_refunded'],
  [2000, 'refunded'],
])('after %i of 2000 cents are refunded a payment is %s', (cents, state) => {
  expect(stateAfterRefunds(cents, 2000)).toBe(state);
});

test('a captured payment is never void, and final states stay final', () => {
  for (const taken of ['paid', 'partly_refunded', 'refunded'] as const) {
    expect(statesBefore(paymentTransitions, 'voided')).not.toContain(taken);
  }
  expect([paymentTransitions.voided, fulfilmentTransitions.cancelled]).toEqual([[], []]);
});

test('a change that is not allowed has a readable reason', () => {
  const refused = () => checkTransition(paymentTransitions, 'partly_refunded', 'voided');
  expect(refused).toThrow(expect.objectContaining({ status: 409, code: 'wrong_state' }));
  expect(refused).toThrow('This order is partly refunded, so it cannot become voided.');
  expect(() => checkTransition(fulfilmentTransitions, 'new', 'packed')).not.toThrow();
});
