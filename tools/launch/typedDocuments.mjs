import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const cli = join(root, 'node_modules/openapi-typescript/bin/cli.js');

/** OpenAPI documents with the file of types that is generated from each. */
const documents = [
  { document: 'shared/api-client/src/openapi.json', types: 'shared/api-client/src/apiTypes.d.ts', args: [] },
  {
    document: 'release/src/dashboard/registryDocument.json',
    types: 'release/src/dashboard/registryTypes.d.ts',
    // What has a default may be left out of a call.
    args: ['--default-non-nullable=false'],
  },
].map(({ document, types, args }) => ({ document: join(root, document), types: join(root, types), args }));

/** Writes the types of each document, where the generator is installed. */
export function writeTypes() {
  if (!existsSync(cli)) return false;
  for (const { document, types, args } of documents) {
    if (!existsSync(document)) continue;
    execFileSync(process.execPath, [cli, document, '--output', types, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  return true;
}

/** Whether types are missing, or older than their document. */
export function areTypesOld() {
  return documents.some(
    ({ document, types }) =>
      !existsSync(types) || (existsSync(document) && statSync(types).mtimeMs < statSync(document).mtimeMs),
  );
}
