import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import { buildRegistry } from './buildRegistry.ts';
import { registrySettings } from './registrySettings.ts';

/** The calls that the dashboard makes. */
const calls = [
  '/auth/me',
  '/v1/overview',
  '/v1/environments/{env}/timeline',
  '/v1/environments/{env}/hurt',
  '/v1/environments/{env}/trials',
  '/v1/environments/{env}/candidates',
  '/v1/environments/{env}/canaries',
  '/v1/environments/{env}/canaries/{remote}/step',
  '/v1/environments/{env}/canaries/{remote}/stop',
  '/v1/environments/{env}/canaries/{remote}/promote',
  '/v1/environments/{env}/shadows',
  '/v1/environments/{env}/shadows/{id}',
  '/v1/environments/{env}/previews',
  '/v1/environments/{env}/previews/{id}',
  '/v1/environments/{env}/freeze',
  '/v1/environments/{env}/unfreeze',
  '/v1/environments/{env}/proposals',
  '/v1/environments/{env}/tabs',
  '/v1/environments/{env}/rollback',
  '/v1/diff',
  '/v1/tokens',
  '/v1/tokens/{id}',
  '/v1/invitations',
  '/v1/people',
  '/v1/people/{email}',
  '/v1/people/{email}/sessions',
  '/v1/notifications',
  '/v1/notifications/test',
];

interface Document {
  paths?: Record<string, unknown>;
  components?: { schemas?: Record<string, unknown> };
}

/** The part of the registry's OpenAPI document from which the dashboard's types are generated. */
export async function dashboardDocument(): Promise<Document> {
  // Nothing is written there.
  const folder = join(tmpdir(), 'paw-dashboard-document');
  const { app } = await buildRegistry({
    store: openFolderStore(folder),
    place: folder,
    settings: registrySettings.parse({ PAW_DATA: folder }),
    secret: 'of no use',
    origin: () => 'http://localhost:3100',
  });
  await app.ready();
  const { paths = {}, components = {}, ...facts } = app.swagger() as Document;
  await app.close();
  const used = Object.fromEntries(calls.map((call) => [call, paths[call]]));
  const schemas = components.schemas ?? {};
  const names = findNames(used, schemas);
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
  return { ...facts, paths: used, components: { schemas: kept } };
}

/** Names of the schemas that `part` refers to, and those refer to. */
function findNames(part: unknown, schemas: Record<string, unknown>, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    findNames(schemas[name], schemas, found);
  }
  return found;
}
