/** The default: the code flow, with PKCE. */
import { expect, test } from '../world/world.ts';
import { testSocialSignIn } from './socialJourneys.ts';

testSocialSignIn('code');

test('without a client id no social sign-in is offered, and no other host is contacted', async ({ page, world }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== world.url) foreign.push(request.url());
  });
  for (const path of ['/login', '/signup']) {
    await page.goto(path);
    await expect(
      page.getByRole('button', { name: path === '/login' ? 'Log in' : 'Sign up', exact: true }),
    ).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0);
  }
  expect(foreign).toEqual([]);
});
