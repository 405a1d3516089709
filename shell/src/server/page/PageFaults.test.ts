/** @jest-environment node */
import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { Log } from '@paw/node/createLog.ts';
import { PageFaults } from './PageFaults.ts';

const live = (name: string, release: string, path: string) => ({
  release,
  federationName: `${name}__${release}`,
  routes: [{ path }],
});
const set = {
  id: 's1',
  remotes: { catalog: live('catalog', 'b2', '/product/:title'), cart: live('cart', 'c3', '/viewcart') },
} as unknown as ReleaseSet;

const warn = jest.fn();
let faults: PageFaults;
beforeEach(() => {
  jest.useFakeTimers();
  warn.mockClear();
  faults = new PageFaults({ warn } as unknown as Log);
});
afterEach(() => jest.useRealTimers());

const note = (error: string, more: object = {}) =>
  faults.note({
    set,
    route: '/product/:title',
    pageUrl: '/product/X?variant=ann%40mail.example&rating=4&rating=5',
    requestId: 'r1',
    error,
    effect: 'A region failed.',
    level: 'warn',
    ...more,
  });
const owners = () => warn.mock.calls.map(([fields]) => (fields as { owner: string }).owner);

test('the log names the release, the route and the names of the query, never a value', () => {
  note('Error: no stock\n    at catalog__b2/node/page-product.cjs:1:2');
  const fields = { requestId: 'r1', set: 's1', owner: 'catalog@b2', route: '/product/:title' };
  const error = expect.stringContaining('page-product.cjs');
  expect(warn.mock.calls).toEqual([[{ ...fields, query: ['variant', 'rating'], error }, 'A region failed.']]);
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/ann|mail/);
});

test('a failed slot counts for the remote that offers it, not for the remote of the page', () => {
  note('TypeError: x\n    at react-dom:1\n    at cart__c3/node/slot.cjs:1:2\n    at catalog__b2/node/page.cjs:3:4');
  note('Error: the data did not come');
  note('Error: a page that is no one’s', { route: 'not found' });
  expect(owners()).toEqual(['cart@c3', 'catalog@b2', 'shell@none']);
});

test('the same fault is logged once a minute, and counted every time', () => {
  for (let turn = 0; turn < 3; turn++) note(`Error: order ${turn} is gone`);
  note('Error: something else');
  expect(warn).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(60_001);
  note('Error: order 9 is gone');
  expect(warn).toHaveBeenCalledTimes(3);
  expect(faults.counts()).toEqual([{ remote: 'catalog', release: 'b2', count: 5 }]);
});
