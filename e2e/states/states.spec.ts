/**
 * Every open state meets WCAG 2.2 AA and fits the window, even with large text. The short tests check each once, here or in the spec
 * of what opens it, the full ones at every width that has it.
 */
import { expectFit } from '../layout/expectFit.ts';
import { findViolations } from '../layout/findViolations.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { statesAt } from './openStates.ts';

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { name, only, elsewhere, problems, open } of statesAt(width)) {
      test(
        `${name} has no violation, and fits the window`,
        longUnless((width === 360 || Boolean(only)) && !elsewhere),
        async ({ page, allowProblems }) => {
          if (problems) allowProblems(problems);
          await open(page);
          expect(await findViolations(page)).toEqual([]);
          await expectFit(page);
        },
      );
    }
  });
}
