/** All of the dozen bad releases, each as a canary before simulated visitors. */
import { long } from '../world/longAt.ts';
import { badReleases } from './badReleases/badReleases.ts';
import { expect, test } from './badReleases/guardedShop.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

for (const bad of badReleases) {
  test(`the guard ${bad.action} when a release ${bad.name}`, long, async ({ guarded }) => {
    test.setTimeout(420_000);
    const isRare = bad.name.startsWith('hurts 1 %');
    const { action, reason, gone, verdict } = await guarded(bad, {
      share: isRare ? 50 : 20,
      rate: isRare ? 30 : 12,
      limit: bad.action === 'leaves it' ? 50_000 : 150_000,
    });
    expect(action, reason).toBe(bad.action);
    if (bad.action === 'takes it back') expect(gone).toBeLessThan(2_000);
    if (bad.duringOutage) expect(verdict?.apiNote).toMatch(/an api outage blames no release/);
  });
}
