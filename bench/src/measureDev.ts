import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { absolute, type Figure, type Form } from './Figure.ts';
import { runJourneys } from './runJourneys.ts';
import type { Place } from './shop/Place.ts';

const sizes = {
  long: { files: ['dev/start', 'dev/threeApps'], title: undefined },
  short: { files: ['dev/threeApps'], title: /changes to three apps/ },
} satisfies Record<Form, object>;

/** What the tests of `npm run dev` have measured on their way. */
export async function measureDev(place: Place, form: Form): Promise<Figure[]> {
  const file = join(place.temporary, 'dev.json');
  await runJourneys(place, { ...sizes[form], env: { PAW_DEV_RESULTS: file } });
  return readTimes(file).map(([name, ms]) => ({
    name: `npm run dev: ${name}`,
    value: ms / 1000,
    unit: 's',
    against: absolute,
    ...(/first page/i.test(name) && { limit: { atMost: 15 } }),
  }));
}

/** What was measured → ms. @throws Error when there is nothing */
function readTimes(file: string): [string, number][] {
  const times = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>);
  if (!times.length) throw new Error('The tests of npm run dev have measured nothing.');
  return times;
}
