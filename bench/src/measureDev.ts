import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { absolute, type Figure } from './Figure.ts';
import type { Place } from './shop/Place.ts';

/** What the tests of `npm run dev` have measured on their way. */
export function measureDev(place: Place): Figure[] {
  const file = join(place.temporary, 'dev.json');
  place.run(
    'npx',
    ['playwright', 'test', 'dev/start', 'dev/threeApps'],
    { PAW_DEV_RESULTS: file, PAW_E2E_WORKERS: '1' },
    join(place.folder, 'e2e'),
  );
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
