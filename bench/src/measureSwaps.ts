import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { absolute, type Figure, type Form } from './Figure.ts';
import { runJourneys } from './runJourneys.ts';
import type { Place } from './shop/Place.ts';

const sizes = {
  /**
   * `canaryAge` = seconds from a canary's beginning to its promotion; `title` = of the tests that run: the short form
   * has one of three faults.
   */
  long: { swaps: 20, clients: 50, canaryAge: 70, title: undefined },
  short: {
    swaps: 1,
    clients: 3,
    canaryAge: 0,
    title: /releases go live|a page that exits|a new shell goes live under 10 /,
  },
} satisfies Record<Form, object>;

interface Swaps {
  requests: number;
  failed: number;
  mixed: number;
  activation: { p50: number; p95: number };
  /** Of a canary's release, which the shell already has ready. */
  promotion: { p50: number; p95: number };
  rollback: { p50: number; p95: number };
}

interface ShellSwap {
  clients: number;
  tabs: number;
  requests: number;
  failed: number;
  /** ms */
  activation: number;
  rollback: number;
  slowest: number;
}

/** The end-to-end tests of releases and of renderers that die, bigger than `npm test` runs them. */
export async function measureSwaps(place: Place, form: Form): Promise<Figure[]> {
  const { swaps, clients, canaryAge, title } = sizes[form];
  const [swapFile = '', deathFile = '', shellFile = ''] = ['swaps', 'deaths', 'shell'].map((name) =>
    join(place.temporary, `${name}.json`),
  );
  await runJourneys(place, {
    files: ['releases/swapUnderLoad', 'releases/rendererFaults', 'releases/shellSwap'],
    title,
    env: {
      PAW_SWAPS: String(swaps),
      PAW_CLIENTS: String(clients),
      PAW_CANARY_AGE: String(canaryAge),
      PAW_SWAP_RESULTS: swapFile,
      PAW_DEATH_RESULTS: deathFile,
      PAW_SHELL_RESULTS: shellFile,
    },
  });
  const swapped = JSON.parse(readFileSync(swapFile, 'utf8')) as Swaps;
  const { requests, failed, mixed, activation, promotion, rollback } = swapped;
  const deaths = Object.entries(JSON.parse(readFileSync(deathFile, 'utf8')) as Record<string, number>);
  const shell = JSON.parse(readFileSync(shellFile, 'utf8')) as ShellSwap;
  const under = `${swaps} swaps, ${clients} clients`;
  const count = (name: string, value: number): Figure => ({
    name: `${name} (${under})`,
    value,
    unit: '',
    against: absolute,
    limit: { atMost: 0 },
    parts: [`of ${requests} pages`],
  });
  const time = (name: string, value: number, limit?: Figure['limit']): Figure => ({
    name,
    value,
    unit: 'ms',
    against: absolute,
    ...(limit && { limit }),
  });
  return [
    count('Failed pages', failed),
    count('Mixed pages', mixed),
    time('Activation, command to first new page, p50', activation.p50),
    time('Activation, command to first new page, p95', activation.p95, { atMost: 1_000 }),
    time('Activation of a canary’s release, command to first new page, p50', promotion.p50),
    time('Activation of a canary’s release, command to first new page, p95', promotion.p95, { atMost: 1_000 }),
    time('Rollback, command to first new page, p50', rollback.p50),
    time('Rollback, command to first new page, p95', rollback.p95),
    {
      name: `Failed pages while the shell is replaced and taken back (${shell.clients} clients, ${shell.tabs} open tabs)`,
      value: shell.failed,
      unit: '',
      against: absolute,
      limit: { atMost: 0 },
      parts: [`of ${shell.requests} pages; the slowest took ${shell.slowest} ms`],
    },
    time('Activation of another shell, command to first new page', shell.activation),
    time('Rollback of the shell, command to first new page', shell.rollback),
    ...deaths.map(([fault, ms]) =>
      time(`Longest wait of another page, ${fault.replaceAll('-', ' ').replace('fault', 'a renderer')}`, ms),
    ),
  ];
}
