import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { absolute, type Figure } from './Figure.ts';
import type { Place } from './shop/Place.ts';

interface Swaps {
  requests: number;
  failed: number;
  mixed: number;
  activation: { p50: number; p95: number };
  rollback: { p50: number; p95: number };
}

/** The end-to-end tests of releases and of renderers that die, bigger than `npm test` runs them. */
export function measureSwaps(place: Place, swaps: number, clients: number): Figure[] {
  const [swapFile, deathFile] = [join(place.temporary, 'swaps.json'), join(place.temporary, 'deaths.json')];
  place.run(
    'npx',
    ['playwright', 'test', 'releases/swapUnderLoad', 'releases/rendererFaults'],
    {
      PAW_SWAPS: String(swaps),
      PAW_CLIENTS: String(clients),
      PAW_SWAP_RESULTS: swapFile,
      PAW_DEATH_RESULTS: deathFile,
      PAW_E2E_WORKERS: '1',
    },
    join(place.folder, 'e2e'),
  );
  const { requests, failed, mixed, activation, rollback } = JSON.parse(readFileSync(swapFile, 'utf8')) as Swaps;
  const deaths = Object.entries(JSON.parse(readFileSync(deathFile, 'utf8')) as Record<string, number>);
  const under = `${swaps} swaps, ${clients} clients`;
  const count = (name: string, value: number): Figure => ({
    name: `${name} (${under})`,
    value,
    unit: '',
    against: absolute,
    limit: { atMost: 0 },
    parts: [`of ${requests} pages`],
  });
  const time = (name: string, value: number): Figure => ({ name, value, unit: 'ms', against: absolute });
  return [
    count('Failed pages', failed),
    count('Mixed pages', mixed),
    time('Activation, command to first new page, p50', activation.p50),
    time('Activation, command to first new page, p95', activation.p95),
    time('Rollback, command to first new page, p50', rollback.p50),
    time('Rollback, command to first new page, p95', rollback.p95),
    ...deaths.map(([fault, ms]) =>
      time(`Longest wait of another page, ${fault.replaceAll('-', ' ').replace('fault', 'a renderer')}`, ms),
    ),
  ];
}
