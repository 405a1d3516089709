/** Writes the api's document into the contract: `npx node api/src/writeOpenapi.ts`. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from './openapiDocument.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'shared/api-client/src/openapi.json');
writeFileSync(file, JSON.stringify(await openapiDocument(), null, 2));
execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file], {
  cwd: root,
});
