/**
 * Stryker counts what a test covers in a test environment of its own, and a docblock `@jest-environment` would take that
 * away. In Stryker's copy of the repository an area has one environment, so docblocks are dropped there.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { areas } from './areas.ts';

const { tests } = areas.find(({ name }) => name === process.env.PAW_MUTANTS);
for (const path of globSync(tests)) {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/^\/\*\* @jest-environment \w+ \*\/\n/, '\n'));
}
