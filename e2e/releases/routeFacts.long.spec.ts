/** What a page is to visitors, caches, search engines and the log comes with its release: no shell lists pages. */
import { activate, rollback } from './commands.ts';
import { expect, test } from './ownShop.ts';
import { replaceOnce } from './Workshop.ts';

const page = (name: string, path: string, facts: string) => `{
      name: '${name}', path: '${path}', example: '${path.replace(':word', 'one')}', ${facts}
      page: () => import(/* webpackChunkName: "page-${name}" */ './club/ClubPage.tsx'),
    },`;
const added = [
  page('club-guarded', '/club', "guard: 'token',"),
  page('club-invitation', '/club-invitation', "secret: true, query: ['key'],"),
  page('club-moved', '/club-moved', 'listed: false,'),
  page('club-private', '/club-private', 'crawled: false,'),
  page('open-club', '/open-club', ''),
  page('club-found', '/club-found/:word', "logPath: 'route',"),
].join('\n    ');

test('a remote adds guarded, secret and unlisted pages, and no new shell is needed', async ({
  shop,
  workshop,
  page: tab,
}) => {
  const release = await workshop.publish(shop, 'content', {
    'remote-content/src/remote.tsx': replaceOnce('  routes: [\n', `  routes: [\n    ${added}\n`),
    'remote-content/src/club/ClubPage.tsx': `
export const Component = () => <h1 tabIndex={-1}>Club</h1>;
export const head = () => ({ title: 'Club', description: 'Club', canonical: '/open-club' });
`,
  });
  const { id, path } = await readShell(shop.url);
  await activate(shop, 'content', release);
  expect(await readShell(shop.url)).toEqual({ id, path });

  await tab.goto(`${shop.url}/club`);
  await expect(tab).toHaveURL(/\/login/);
  const invitation = await fetch(`${shop.url}/club-invitation?key=abc`);
  expect(invitation.headers.get('cache-control')).toBe('private, no-store');
  expect(invitation.headers.get('referrer-policy')).toBe('no-referrer');
  const again = await fetch(`${shop.url}/club-invitation?key=abc`);
  expect(again.headers.get('cache-status')).toMatch(/fwd=|miss/);

  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/\/((?:open-)?club[^<]*)<\/loc>/g)].map(([, found]) => found);
  expect(listed).toEqual(['open-club']);
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
  expect(robots.match(/Disallow: \/club.*/g)).toHaveLength(6);
  expect(robots).toContain('Disallow: /club$\n');
  expect(robots).toContain('Disallow: /club-private$\n');

  await fetch(`${shop.url}/club-found/what-somebody-typed`);
  await expect.poll(() => shop.output()).toContain('/club-found/:word');
  expect(shop.output()).not.toContain('what-somebody-typed');
  await rollback(shop, 'content');
  expect((await fetch(`${shop.url}/open-club`)).status).toBe(404);
});

/** The shell that a page names as its own. */
async function readShell(url: string): Promise<{ id?: string; path?: string }> {
  const [path, id] = /\/r\/shell\/([0-9a-f]{16})\/browser\/main\.js/.exec(await (await fetch(url)).text()) ?? [];
  return { id, path };
}
