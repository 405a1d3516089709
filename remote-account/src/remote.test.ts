/** @jest-environment node */
import { matchPath } from '@paw/testing/testRouter.ts';
import { sections } from './dashboard/frame/accountPaths.ts';
import { remote } from './remote.tsx';

/** Names that change a page. */
const queries: Record<string, string[]> = { 'shared-wishlist': ['list'], login: ['returnTo'], signup: ['returnTo'] };

test('the pages are where the specification has them, and few of them change with a query', async () => {
  const paths = remote.routes.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining(['/login', '/signup', '/dashboard', '/reset-password', '/confirm-email', '/wishlist']),
  );
  for (const { name, path, example, query, page } of remote.routes) {
    expect([matchPath(path, example)?.pathname, query]).toEqual([example, queries[name]]);
    expect(Object.keys(await page())).toEqual(expect.arrayContaining(['Component', 'head']));
  }
});

test('every section that the account lists is a page', () => {
  const paths = remote.routes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(sections.map(({ path }) => path)));
});
