import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { JudgedFigure } from './Figure.ts';
import type { Result } from './runMeasurements.ts';
import { checkout } from './shop/Place.ts';

/** What was measured, and where. */
interface Facts {
  commit: string;
  /** What is not committed was measured too. */
  isChanged: boolean;
  machine: string;
  driver: string;
}

/** @returns the file, relative to the checkout */
export function writeResults(facts: Facts, figures: readonly JudgedFigure[], results: readonly Result[]): string {
  const at = new Date().toISOString();
  const file = `bench/results/${at.replaceAll(':', '-')}.json`;
  const failures = Object.fromEntries(results.filter(({ ok }) => !ok).map(({ name, error }) => [name, error]));
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), `${JSON.stringify({ at, ...facts, figures, failures }, null, 2)}\n`);
  return file;
}

/** For a test runner: what ran, and why a measurement failed. */
export function writeReport(file: string, all: readonly Result[]): void {
  const results = all.map(({ figures: _, ...result }) => result);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ results }, null, 2)}\n`);
}
