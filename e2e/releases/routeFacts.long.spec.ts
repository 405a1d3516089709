/** The facts of a page for visitors, caches, search engines and the log are part of its release, not of the shell. */
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

/** Sitemap entries and a feed, which the shell requests at run time. */
const site = `
  ...(typeof window === 'undefined' && {
    site: async () => (await import(/* webpackChunkName: "site" */ './club/clubSite.ts')).clubSite,
  }),
  routes: [
    `;
const clubSite = `
import { answer } from '@paw/api-client/http.ts';
import type { SiteModule } from '@paw/contract/siteModule.ts';

const count = async ({ api }: Parameters<NonNullable<SiteModule['entries']>>[0]) =>
  (await answer(api.GET('/api/products/slugs'))).products.length;

export const clubSite: SiteModule = {
  entries: async (args) => [{ path: '/club-found/' + ((await count(args)) > 0 ? 'full' : 'empty'), updated: '2026-03-14' }],
  feeds: [{ path: '/feeds/club.json', type: 'application/json', write: async ({ origin }) => JSON.stringify({ origin }) }],
};
`;

test('a remote can add guarded, secret and unlisted pages and a feed without a new shell', async ({
  shop,
  workshop,
  page: tab,
}) => {
  const release = await workshop.publish(shop, 'content', {
    'remote-content/src/remote.tsx': replaceOnce('  routes: [\n', `${site}${added}\n`),
    'remote-content/src/club/clubSite.ts': clubSite,
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
  expect(listed).toEqual(['open-club', 'club-found/full']);
  expect(sitemap).toContain('/club-found/full</loc><lastmod>2026-03-14</lastmod>');
  expect(sitemap).toContain('/product/Adjustable-Dog-Collar</loc>');
  const feed = await fetch(`${shop.url}/feeds/club.json`);
  expect(feed.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await feed.json()).toEqual({ origin: shop.url });
  const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
  expect(robots.match(/Disallow: \/club.*/g)).toHaveLength(6);
  expect(robots).toContain('Disallow: /club$\n');
  expect(robots).toContain('Disallow: /club-private$\n');

  await fetch(`${shop.url}/club-found/what-somebody-typed`);
  await expect.poll(() => shop.output()).toContain('/club-found/:word');
  expect(shop.output()).not.toContain('what-somebody-typed');
  await rollback(shop, 'content');
  for (const path of ['/open-club', '/feeds/club.json']) expect((await fetch(shop.url + path)).status).toBe(404);
  expect(await (await fetch(`${shop.url}/sitemap.xml`)).text()).not.toContain('club-found');
  expect((await fetch(`${shop.url}/feeds/products.xml`)).status).toBe(200);
});

/** The release of the shell that a page names. */
async function readShell(url: string): Promise<{ id?: string; path?: string }> {
  const [path, id] = /\/r\/shell\/([0-9a-f]{16})\/browser\/main\.js/.exec(await (await fetch(url)).text()) ?? [];
  return { id, path };
}
