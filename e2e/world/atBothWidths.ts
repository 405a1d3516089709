import { longAt } from './longAt.ts';
import { test } from './world.ts';

/** The same tests in a phone's window, which every run has, and in a wide one, which only the long tests have. */
export function atBothWidths(addTests: (width: number) => void, { height = 800 } = {}): void {
  for (const width of [360, 1280]) {
    test.describe(`${width} px`, longAt(width), () => {
      test.use({ viewport: { width, height } });
      addTests(width);
    });
  }
}
