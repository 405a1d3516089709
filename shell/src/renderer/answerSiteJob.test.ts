/** @jest-environment node */
import type { SiteModule } from '@paw/contract/siteModule.ts';
import { offerOf, answerSiteJob } from './answerSiteJob.ts';

const feed = { path: '/feeds/club.xml', type: 'application/xml', write: async () => '<club/>' };
const club: SiteModule = {
  entries: async ({ origin }) => [{ path: `/club-of-${new URL(origin).host}` }],
  feeds: [feed],
};
const host = { setId: 's1', apiUrl: 'http://api.invalid', origin: 'https://shop.example' };

test('a set offers its remotes’ entries and feeds; a remote without them offers nothing', () => {
  const sites = new Map([
    ['club', club],
    ['cart', {}],
  ]);
  const { path, type } = feed;
  expect(offerOf(sites)).toEqual({ entries: ['club'], feeds: [{ remote: 'club', path, type }] });
});

test('a feed’s path belongs to one remote, and ends like a file', () => {
  const other = { feeds: [feed] };
  expect(() =>
    offerOf(
      new Map([
        ['club', club],
        ['cart', other],
      ]),
    ),
  ).toThrow(/cart and club both have a feed at/);
  expect(() => offerOf(new Map([['club', { feeds: [{ ...feed, path: '/feed' }] }]]))).toThrow(/must end like a file/);
});

test('a remote provides its entries or one feed, and a missing one is an error', async () => {
  const answer = answerSiteJob(new Map([['club', club]]), host);
  expect(await answer({ remote: 'club', requestId: 'r1' })).toEqual([{ path: '/club-of-shop.example' }]);
  expect(await answer({ remote: 'club', feed: feed.path, requestId: 'r1' })).toBe('<club/>');
  await expect(answer({ remote: 'club', feed: '/other.xml', requestId: 'r1' })).rejects.toThrow(/no feed \/other.xml/);
  await expect(answer({ remote: 'cart', requestId: 'r1' })).rejects.toThrow(/cart has no entries/);
});
