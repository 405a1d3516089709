/** All of the dozen bad releases, each as a canary before simulated visitors. */
import { long } from '../world/longAt.ts';
import type { BadRelease } from './badReleases/BadRelease.ts';
import { badReleases } from './badReleases/badReleases.ts';
import { expect, test } from './badReleases/guardedShop.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** What the guard says of harm in each group. */
const words = {
  errors: /met an error|its renderers died/,
  silence: /got a page that never answered/,
  hydration: /saw React replace/,
  speed: /Speed: worse/,
};

/** A page that no cache has costs a renderer, and several tests may share its processors. */
function trafficOf({ name, isUncached }: BadRelease) {
  if (name.startsWith('hurts 1 %')) return { share: 50, rate: 30 };
  return isUncached ? { share: 40, rate: 4 } : { share: 20, rate: 12 };
}

for (const bad of badReleases) {
  test(`the guard ${bad.action} when a release ${bad.name}`, long, async ({ guarded }) => {
    test.setTimeout(420_000);
    const limit = bad.action === 'leaves it' ? 50_000 : 200_000;
    const { action, reason, gone, verdict } = await guarded(bad, { ...trafficOf(bad), limit });
    expect(action, reason).toBe(bad.action);
    const groups = [bad.group ?? []].flat();
    if (groups.length)
      expect(
        groups.filter((group) => words[group].test(reason)),
        reason,
      ).not.toEqual([]);
    if (bad.action === 'takes it back') expect(gone).toBeLessThan(2_000);
    if (bad.duringOutage) expect(verdict?.apiNote).toMatch(/an api outage blames no release/);
  });
}
