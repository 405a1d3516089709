/** @jest-environment node */
import { judge, type Question, type Releases, type SetFailure } from './judge.ts';

type Rule = (set: Releases) => string | SetFailure | undefined | false;

/** A set works unless a rule finds a fault. `tried` lists the trials as text. */
async function decide(rules: Rule[], question: Partial<Question>) {
  const tried: string[] = [];
  const runTrial = async (set: Releases): Promise<SetFailure | undefined> => {
    tried.push(Object.values(set).toSorted().join(' '));
    const found = rules.map((rule) => rule(set)).find(Boolean);
    return typeof found === 'string' ? { text: found, isReleaseFault: true } : found || undefined;
  };
  const wanted = question.wanted ?? {};
  const groups = Object.keys(wanted)
    .filter((remote) => wanted[remote] !== question.base?.[remote])
    .map((remote) => [remote]);
  const tryDamaged = async () => ({ text: 'It does not load.', isReleaseFault: false });
  const all = { base: {}, wanted, groups, earlier: () => [], runTrial, tryDamaged, ...question };
  return { ...(await judge(all)), tried };
}

const base = { home: 'home1', cart: 'cart1', blog: 'blog1' };
const without =
  (release: string, text = `${release} fails`): Rule =>
  (set) =>
    Object.values(set).includes(release) && text;

test('one bad release among good ones is refused, and the others go live', async () => {
  const wanted = { home: 'home2', cart: 'cart2', blog: 'blog2' };
  const { live, refused } = await decide([without('cart2')], { base, wanted });
  expect(live).toEqual({ home: 'home2', cart: 'cart1', blog: 'blog2' });
  expect(refused).toEqual({ cart: { release: 'cart2', text: 'cart2 fails', isReleaseFault: true } });
});

test('the only suspect is tried twice before it is refused', async () => {
  const { tried } = await decide([without('cart2')], { base, wanted: { ...base, cart: 'cart2' } });
  expect(tried).toEqual(['blog1 cart2 home1']);
});

test('a release that passes the second trial goes live, and none is refused', async () => {
  const wanted = { ...base, cart: 'cart2' };
  expect(await decide([], { base, wanted })).toMatchObject({ live: wanted, refused: {} });
});

test('each of several bad releases is refused', async () => {
  const wanted = { home: 'home2', cart: 'cart2', blog: 'blog2' };
  const { live, refused } = await decide([without('cart2'), without('home2')], { base, wanted });
  expect(live).toEqual({ home: 'home1', cart: 'cart1', blog: 'blog2' });
  expect(Object.keys(refused)).toEqual(['home', 'cart']);
});

test('when two releases fail only together, the later one is refused, and the reason says so', async () => {
  const together: Rule = ({ home, cart }) => home === 'home2' && cart === 'cart2' && 'Both claim /sale.';
  const { live, refused } = await decide([together], { base, wanted: { home: 'home2', cart: 'cart2', blog: 'blog1' } });
  expect(live).toEqual({ ...base, home: 'home2' });
  expect(refused.cart?.text).toBe(
    'It works alone, but not together with home@home2, which came first: Both claim /sale.',
  );
});

test('releases of one entry that need each other go live together, without a bad one of the same entry', async () => {
  const pair: Rule = ({ home, cart }) => (home === 'home2') !== (cart === 'cart2') && 'One needs the other.';
  const wanted = { home: 'home2', cart: 'cart2', blog: 'blog2' };
  const groups = [['home', 'cart'], ['blog']];
  const { live, refused } = await decide([pair, without('blog2')], { base, wanted, groups });
  expect(live).toEqual({ ...wanted, blog: 'blog1' });
  expect(Object.keys(refused)).toEqual(['blog']);
});

test.each([
  ['it comes first', ['home', 'cart']],
  ['it comes last', ['cart', 'home']],
])('a release that needs another one of its entry goes live, and the third is refused: %s', async (_, order) => {
  const needs: Rule = ({ home, cart }) => home === 'home2' && cart !== 'cart2' && 'home2 needs cart2.';
  const wanted = { home: 'home2', cart: 'cart2', blog: 'blog2' };
  const { live, refused } = await decide([needs, without('blog2')], { base, wanted, groups: [[...order, 'blog']] });
  expect(live).toEqual({ ...wanted, blog: 'blog1' });
  expect(Object.keys(refused)).toEqual(['blog']);
});

describe('at a start, when no set works yet', () => {
  const wanted = { home: 'home2', cart: 'cart2', blog: 'blog2' };
  const earlier = (remote: string) => [`${remote}1`];

  test('the newest change is the first suspect: its earlier release takes its place', async () => {
    const { live, refused, tried } = await decide([without('blog2')], { wanted, earlier });
    expect(live).toEqual({ ...wanted, blog: 'blog1' });
    expect(refused).toMatchObject({ blog: { release: 'blog2', isReleaseFault: true } });
    expect(tried).toEqual(['blog1 cart2 home2', 'blog2 cart2 home2']);
  });

  test('a bad release that is not the newest is found too', async () => {
    const { live, refused } = await decide([without('home2')], { wanted, earlier });
    expect(live).toEqual({ ...wanted, home: 'home1' });
    expect(Object.keys(refused)).toEqual(['home']);
  });

  test('a release that claims another remote’s page is refused, though the other remote changed later', async () => {
    const clash: Rule = ({ home, blog }) => home === 'home2' && blog && 'Both claim /news.';
    const { live, refused } = await decide([clash], { wanted, earlier });
    expect(live).toEqual({ ...wanted, home: 'home1' });
    expect(Object.keys(refused)).toEqual(['home']);
  });

  test('when the release before a bad one is bad too, the one before that goes live', async () => {
    const { live } = await decide([without('cart2'), without('cart1', 'cart1 differs')], {
      wanted,
      earlier: (remote) => [`${remote}1`, `${remote}0`],
    });
    expect(live).toEqual({ ...wanted, cart: 'cart0' });
  });

  test('a remote without an earlier release is left out but not at fault, and the others go live', async () => {
    const { live, refused } = await decide([without('cart2')], { wanted });
    expect(live).toEqual({ home: 'home2', blog: 'blog2' });
    expect(refused.cart?.isReleaseFault).toBe(false);
  });

  test('a failure that the earlier release has too is no release’s fault', async () => {
    const anyHome: Rule = ({ home }) => home && '/ answers 500';
    const { refused } = await decide([anyHome], { wanted, earlier });
    expect(refused).toEqual({ home: { release: 'home2', text: '/ answers 500', isReleaseFault: false } });
  });

  test('damaged files are accepted for a remote without a fallback', async () => {
    const damaged: Rule = ({ cart }) => cart === 'cart2' && { text: 'A file is damaged.', isReleaseFault: false };
    const question = { wanted, tryDamaged: async () => undefined };
    expect(await decide([damaged], question)).toMatchObject({ live: wanted, refused: {} });
    expect((await decide([damaged], { ...question, earlier })).live).toEqual({ ...wanted, cart: 'cart1' });
  });

  test('when every release is bad, no set goes live, each is named, and none is at fault', async () => {
    let count = 0;
    const { live, refused } = await decide([() => `failure ${count++}`], { wanted, earlier });
    expect(live).toEqual({});
    expect(Object.values(refused).map(({ isReleaseFault }) => isReleaseFault)).toEqual([false, false, false]);
  });
});
