import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Prints a time in ms. PAW_DEV_RESULTS names a JSON file that collects those of a run, for `npm run bench`. */
export function noteTime(name: string, ms: number): void {
  console.log(`${name}: ${ms} ms`);
  const { PAW_DEV_RESULTS: file } = process.env;
  if (!file) return;
  const times = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  writeFileSync(file, `${JSON.stringify({ ...times, [name]: ms }, undefined, 1)}\n`);
}
