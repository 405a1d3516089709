import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import openapi from '@paw/api-client/openapi.json' with { type: 'json' };
import { listFiles } from '../releaseFiles.ts';
import { findApiPaths } from './findApiPaths.ts';
import { type ApiPaths, nameOperation } from './nameOperation.ts';

/** The description of the api by which operations are named. */
export const operationsFile = createRequire(import.meta.url).resolve('@paw/api-client/openapi.json');

/**
 * operationIds of all that the built files below `out` call, in the order of the alphabet. What the build left out,
 * because no code uses it, does not count.
 * @throws Error that names each path that is no known operation, the file that holds it, and the fix
 */
export function findOperations(out: string, paths: ApiPaths = openapi.paths): string[] {
  const found = new Set<string>();
  /** What is wrong → the first file with it: the builds for browser and node hold the same code. */
  const problems = new Map<string, string>();
  for (const file of listFiles(out).filter((path) => /\.c?js$/.test(path))) {
    const code = readFileSync(join(out, file), 'utf8');
    // Most files hold none, and parsing takes time.
    for (const path of code.includes('/api/') ? findApiPaths(code) : []) {
      try {
        found.add(nameOperation(path, paths));
      } catch (error) {
        const { message } = error as Error;
        if (!problems.has(message)) problems.set(message, file);
      }
    }
  }
  if (problems.size === 0) return [...found].sort();
  const lines = [...problems].map(([message, file]) => `  ${file}: ${message}`);
  throw new Error(`The build cannot tell which operations of the api are called here:\n${lines.join('\n')}`);
}
