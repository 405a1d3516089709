/**
 * Runs after every install: the api's types are generated from the client's OpenAPI document, and the install is
 * noted, so `npm start` does not repeat it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { markInstalled } from './ensureInstalled.mjs';

const client = join(root, 'shared/api-client/src');
const cli = join(root, 'node_modules/openapi-typescript/bin/cli.js');

if (existsSync(cli)) {
  const args = [cli, join(client, 'openapi.json'), '--output', join(client, 'apiTypes.d.ts')];
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  markInstalled();
}
