import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiSettings } from '../../api/src/environment.ts';
import { databaseSettings, migrationSettings } from '../../api/src/platform/database/databaseEnvironment.ts';
import { pictureSettings } from '../../pictures/src/environment.ts';
import { registrySettings } from '../../release/src/registry/registrySettings.ts';
import { shellSettings } from '../../shell/src/server/environment.ts';
import { root } from '../root.mjs';

/** Names that a command or a library reads, in no process's schema. */
const readElsewhere = [
  'AWS_ACCESS_KEY_ID',
  'AWS_ENDPOINT_URL',
  'AWS_REGION',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'LOG_FORMAT',
  'PAW_KEY',
  'PAW_REGISTRY',
  'PAW_TOKEN',
  'REGISTRY_PORT',
  'STAFF_KEY',
  'STAFF_URL',
];

test('docs/settings.md has a row for every setting of every process, and no other rows', () => {
  const schemas = [apiSettings, databaseSettings, migrationSettings, pictureSettings, registrySettings, shellSettings];
  const read = schemas.flatMap(({ shape }) => Object.keys(shape));
  const documented = readFileSync(join(root, 'docs/settings.md'), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| (`[^|]*)\|/.exec(line)?.[1].match(/[A-Z][A-Z_]+/g) ?? []);
  expect([...new Set(documented)].toSorted()).toEqual([...new Set([...read, ...readElsewhere])].toSorted());
});
