import { remote } from './remote.tsx';

test('the pages are where the specification has them, and no query changes them', async () => {
  const paths = remote.routes.map(({ path }) => path);
  expect(paths).toEqual(['/login', '/signup', '/dashboard', '/reset-password']);
  for (const { path, example, query, page } of remote.routes) {
    expect([example, query]).toEqual([path, undefined]);
    expect(Object.keys(await page())).toEqual(expect.arrayContaining(['Component', 'head']));
  }
});
