/** @jest-environment node */
import { overBudget } from './overBudget.ts';
import type { WarmSet } from './WarmSet.ts';

/** A set with one page, whose renderings take these ms of processor time, one after the other. */
function setOf(times: (number | undefined)[], facts: { known?: number; budget?: number } = {}) {
  const left = [...times];
  const render = jest.fn(async () => ({ cpu: left.shift() }));
  const routes = [{ example: '/x?utm=1', budget: facts.budget }];
  const set = {
    pool: { render, leastCpu: () => facts.known },
    releases: [{ manifest: { name: 'catalog', release: 'b2', routes } }],
    pageUrlOf: (url: string) => url.replace('?utm=1', ''),
  } as unknown as WarmSet;
  return { set, render };
}

const problems = (times: (number | undefined)[], facts = {}, before?: WarmSet) =>
  overBudget(setOf(times, facts).set, before);

test('a page that exceeds its budget in every rendering is named with its processor time', async () => {
  const [words] = await problems([900, 812.4, 850]);
  expect(words).toMatch(
    /^\/x takes 812 ms of processor time to render, more than the 200 ms of its route in catalog@b2/,
  );
});

test('a slow first rendering, or a single slow one, does not count', async () => {
  expect(await problems([900, 30])).toEqual([]);
  expect(await problems([500, 40], { known: 900 })).toEqual([]);
});

test('a route may have a budget of its own', async () => {
  expect(await problems([450], { budget: 500 })).toEqual([]);
  expect(await problems([450, 450, 450], { budget: 400 })).toHaveLength(1);
});

test('a page that was within its budget before is not rendered again', async () => {
  const { set, render } = setOf([900], { known: 12 });
  expect(await overBudget(set, undefined)).toEqual([]);
  expect(render).not.toHaveBeenCalled();
});

test('a page that is too slow in the live set, too, does not count against the new one', async () => {
  expect(await problems([900, 900, 900], {}, setOf([700, 700, 700]).set)).toEqual([]);
  expect(await problems([900, 900, 900], {}, setOf([900, 20]).set)).toHaveLength(1);
});

test('where Node cannot measure a thread’s time, no page is refused', async () => {
  expect(await problems([undefined, undefined, undefined])).toEqual([]);
});
