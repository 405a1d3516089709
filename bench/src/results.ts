import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type JudgedFigure, limitOf } from './Figure.ts';
import type { Result } from './runMeasurements.ts';
import { checkout } from '../machine/environments.ts';

export function printTable(figures: readonly JudgedFigure[]): void {
  const rows = figures.map((figure) => ({
    figure,
    cells: [figure.name, show(figure), limitOf(figure), figure.limit ? figure.verdict : '', figure.against],
  }));
  const head = ['what', 'value', 'limit', '', 'against'];
  const widths = head.map((word, column) =>
    Math.max(word.length, ...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells.map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)));
  const print = (cells: string[]) => console.log(line(cells).join('  ').trimEnd());

  print(head);
  for (const { figure, cells } of rows) {
    print(cells);
    if (figure.doubt) console.log(`    Not to be believed: ${figure.doubt}.`);
    for (const part of figure.parts ?? []) console.log(`    ${part}`);
  }
}

function show({ value, unit }: JudgedFigure): string {
  const digits = Number.isInteger(value) ? 0 : unit === '×' ? 2 : 1;
  return `${value.toFixed(digits)} ${unit}`.trim();
}

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
