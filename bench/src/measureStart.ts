import type { Clone } from './Clone.ts';
import type { Figure } from './Figure.ts';
import { measureHomeScripts } from './measureHomeScripts.ts';

/** `npm start` in the fresh clone, twice; and what a browser loads from the second one. */
export async function measureStart(clone: Clone): Promise<Figure[]> {
  const first = await clone.start();
  await first.stop();
  const second = await clone.start();
  try {
    const said = /^(Nothing changed|Changed): .*$/m.exec(second.output)?.[0] ?? '';
    return [
      { name: 'First start of a fresh clone', value: first.seconds, unit: 's', limit: 180 },
      { name: 'Second start', value: second.seconds, unit: 's', limit: 180, parts: [said] },
      ...(await measureHomeScripts(second.url)),
    ];
  } finally {
    await second.stop();
  }
}
