import { judgeTurn } from './sessionTurn.ts';

const quarter = 15 * 60;

test.each([
  ['the current turn', 'now', { age: quarter }, 'fresh'],
  ['the current turn after half an hour', 'now', { age: 30 * 60 }, 'old'],
  ['the turn before, while another tab renews', 'before', { age: 59 }, 'overtaken'],
  ['the turn before, when the renewal’s reply never came', 'before', { age: 60, turnUsed: false }, 'lost'],
  ['the turn before, though the browser has the current one', 'before', { age: 60 }, 'copied'],
  ['the turn before that', 'long ago', { age: 1 }, 'unknown'],
  ['nothing', '', { age: 1 }, 'unknown'],
  ['nothing, in a session that was never renewed', '', { age: 1, turnBefore: null }, 'unknown'],
])('%s is judged', (_, shown, row, worth) => {
  expect(judgeTurn(shown, { turn: 'now', turnBefore: 'before', turnUsed: true, ...row })).toBe(worth);
});
