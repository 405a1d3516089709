import type { LiveReleases } from '@paw/contract/sharedReleases.ts';
import { followShop } from './followShop.ts';

const of = (cart: string) => ({ shell: 's', remotes: { cart }, site: {} }) as unknown as LiveReleases;

test('each change is applied; a failure is retried and reported once', async () => {
  const ending = new AbortController();
  const answers = [of('a'), of('b'), of('b'), new Error('away'), new Error('away'), of('b'), of('c')];
  const taken: string[] = [];
  const said: string[] = [];
  let isBroken = true;
  await followShop(of('a'), {
    read: async () => {
      const answer = answers.shift();
      if (!answers.length) ending.abort();
      if (answer instanceof Error) throw answer;
      return answer as LiveReleases;
    },
    take: async ({ remotes }) => {
      if (isBroken) {
        isBroken = false;
        throw new Error('not yet');
      }
      taken.push(remotes.cart ?? '');
    },
    say: (text) => said.push(text),
    signal: ending.signal,
    every: 0,
  });
  expect(taken).toEqual(['b', 'c']);
  expect(said).toEqual(['not yet', 'The shop is followed again.', 'away', 'The shop is followed again.']);
});
