/** One of the dozen bad releases: the guard takes its canary back, from the real registry and two real shells. */
import { badReleases } from './badReleases/badReleases.ts';
import { expect, test } from './badReleases/guardedShop.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** guarded.long.spec.ts has all of them. */
const chosen = 'throws in one route';

for (const bad of badReleases.filter(({ name }) => name.startsWith(chosen))) {
  test(`the guard ${bad.action} when a release ${bad.name}`, async ({ guarded }) => {
    test.setTimeout(300_000);
    const { action, reason, gone, counts } = await guarded(bad);
    expect(action, reason).toBe(bad.action);
    expect(reason).toMatch(/visitors of the canary .*, of the live release \d+ of \d+/);
    expect(gone, 'from the decision to the last shell’s first page without it').toBeLessThan(2_000);
    expect(counts.noPage).toBe(0);
  });
}
