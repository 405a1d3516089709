/** @jest-environment node */
import { captureConsole } from './captureConsole.ts';
import type { ConsoleNote } from './rendererMessages.ts';

const { error, warn } = console;
afterEach(() => Object.assign(console, { error, warn }));

test('each job notes what its own code writes, also when two run at the same time', async () => {
  const run = captureConsole(false);
  const [one, other]: [ConsoleNote[], ConsoleNote[]] = [[], []];
  const job = (text: string) => async () => {
    await Promise.resolve();
    console.warn('%s of %d\nand more', text, 2);
  };
  await Promise.all([run(one, job('a')), run(other, job('b'))]);
  console.error('between jobs');
  expect([one, other]).toEqual([[{ level: 'warn', text: 'a of 2' }], [{ level: 'warn', text: 'b of 2' }]]);
});

test('notes are bounded in number and length', async () => {
  const run = captureConsole(false);
  const notes: ConsoleNote[] = [];
  await run(notes, async () => {
    for (let n = 0; n < 1_000; n++) console.error('x'.repeat(10_000));
  });
  expect([notes.length, notes[0]?.text.length]).toEqual([20, 300]);
});

test('what a live page writes still reaches the output', async () => {
  const written: unknown[] = [];
  console.error = (...values: unknown[]) => written.push(values);
  await captureConsole(true)([], async () => console.error('product', 7));
  expect(written).toEqual([['product', 7]]);
});
