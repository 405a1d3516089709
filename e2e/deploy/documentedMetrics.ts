import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';

/** Names of the metrics of docs/metrics.md, in the sections whose headings name this part. */
export function documentedMetrics(part: string): string[] {
  const sections = readFileSync(join(checkout, 'docs/metrics.md'), 'utf8').split(/^## /m).slice(1);
  const own = sections.filter((text) => new RegExp(`\\b${part}\\b`).test(text.split('\n')[0] ?? ''));
  const cells = own.flatMap((text) => [...text.matchAll(/^\| (`[^|]+) \|/gm)].map(([, cell]) => cell ?? ''));
  return cells.flatMap((cell) => cell.match(/\w+/g) ?? []).toSorted();
}

/** Names of the metrics that a process exports at this URL. */
export async function exportedMetrics(url: string): Promise<string[]> {
  const text = await (await fetch(url)).text();
  return [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name ?? '').toSorted();
}
