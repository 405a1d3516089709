import { longAt } from './longAt.ts';
import { test } from './world.ts';

/** The same tests at a phone's width in every run, and at a wide one only in the long tests. */
export function atBothWidths(addTests: (width: number) => void, { height = 800 } = {}): void {
  for (const width of [360, 1280]) {
    test.describe(`${width} px`, longAt(width), () => {
      test.use({ viewport: { width, height } });
      addTests(width);
    });
  }
}
