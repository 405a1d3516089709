/** WCAG 2.2 AA in every open state. The short tests check each once, the full ones at every width that has it. */
import { findViolations } from '../layout/findViolations.ts';
import { long } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { statesAt } from './openStates.ts';

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { name, only, problems, open } of statesAt(width)) {
      test(`${name} has no violation`, width === 360 || only ? {} : long, async ({ page, allowProblems }) => {
        if (problems) allowProblems(problems);
        await open(page);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}
