/**
 * Runs after every install: the api's types are generated from the contract's OpenAPI document, and the install is
 * noted, so that `npm start` does not repeat it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { markInstalled } from './ensureInstalled.mjs';

const root = join(import.meta.dirname, '..');
const contract = join(root, 'shared/src/contract');
const cli = join(root, 'node_modules/openapi-typescript/bin/cli.js');

if (existsSync(cli)) {
  const args = [cli, join(contract, 'openapi.json'), '--output', join(contract, 'apiTypes.d.ts')];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  markInstalled();
}
