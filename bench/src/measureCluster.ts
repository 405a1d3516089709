import { join } from 'node:path';
import { absolute, type Figure, type Form } from './Figure.ts';
import { runProgram } from './load/programs.ts';
import { checkout, plainEnvironment } from '../machine/environments.ts';
import type { Place } from './shop/Place.ts';

const sizes = {
  /** `kills` of the primary. */
  long: { kills: 20, tests: [] },
  short: { kills: 1, tests: ['--grep', 'the standby of the database is killed'] },
} satisfies Record<Form, object>;
const spec = 'e2e/deploy/cluster.long.spec.ts';
const line = /^(.+): (\d+) reads, (\d+) failed, writes paused for (\d+) ms$/gm;

/**
 * What shoppers and buyers notice while machines fail: the proof of docs/runbooks/deploy.md, with its figures. They are
 * gaps and counts, because three machines share one.
 * @throws Error with the test's words when a read failed, or an order is lost
 */
export async function measureCluster(_place: Place, form: Form): Promise<Figure[]> {
  const { kills, tests } = sizes[form];
  const playwright = join(checkout, 'node_modules/@playwright/test/cli.js');
  const args = [playwright, 'test', '--config', 'e2e/playwright.config.ts', '--workers=1', ...tests, spec];
  const env = { ...plainEnvironment(checkout), PAW_CLUSTER_KILLS: String(kills) };
  return readFigures(await runProgram(process.execPath, args, { cwd: checkout, env }));
}

/** @param said what the test printed */
export function readFigures(said: string): Figure[] {
  const troubles = [...said.matchAll(line)].map(([whole, , reads, failed, ms]) => ({
    whole,
    reads: Number(reads),
    failed: Number(failed),
    ms: Number(ms),
  }));
  const engines = /^(?:Ran|NOT TESTED): .+$/gm;
  const parts = [...new Set(said.match(engines) ?? []), ...troubles.map(({ whole }) => whole)];
  const counted = {
    name: 'Machines that fail: troubles that were made',
    value: troubles.length,
    unit: '',
    against: absolute,
    parts,
  } as const;
  if (!troubles.length) return [counted];
  return [
    counted,
    {
      name: `Machines that fail: pages that failed, of ${troubles.reduce((sum, { reads }) => sum + reads, 0)}`,
      value: troubles.reduce((sum, { failed }) => sum + failed, 0),
      unit: '',
      against: absolute,
      limit: { atMost: 0 },
    },
    {
      name: 'Machines that fail: the longest pause of writes',
      value: Math.max(...troubles.map(({ ms }) => ms)),
      unit: 'ms',
      against: absolute,
      limit: { atMost: 5_000 },
    },
  ];
}
