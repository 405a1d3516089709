/** A registry on a folder store of its own, asked by `inject`, with a token of each role. */
import { join } from 'node:path';
import { openFolderStore } from '../store/folderStore.ts';
import type { Role } from '../access/roles.ts';
import { makeLink } from '../access/oneTimeLink.ts';
import { issueToken } from '../access/tokens.ts';
import { buildRegistry } from '../registry/buildRegistry.ts';
import { registrySettings } from '../registry/registrySettings.ts';
import { temporaryFolder } from './sampleRelease.ts';

const HOUR = 3_600_000;

export type TestRegistry = Awaited<ReturnType<typeof openTestRegistry>>;

export async function openTestRegistry(settings: Record<string, string> = {}, folder = temporaryFolder()) {
  const store = openFolderStore(folder);
  const { app, parts, guards } = await buildRegistry({
    store,
    place: folder,
    settings: registrySettings.parse({ PAW_DATA: folder, ...settings }),
    secret: 'a secret of the test, of no use elsewhere',
    origin: () => 'http://127.0.0.1:3100',
    dashboardFolder: join(folder, 'dashboard'),
  });
  await app.ready();

  /** The text of a new token. */
  const tokenOf = async (role: Role, ...remotes: string[]) =>
    (await issueToken(parts.adminLog, 'test', { name: `a ${role}`, role, remotes, lifetime: HOUR })).text;

  /** Where a new one-time link leads. */
  const linkOf = async (by = 'test', lifetime = HOUR) =>
    `/auth/link/${await makeLink(store, parts.adminLog.seal, by, { lifetime })}`;

  /** @param as a token's text; none when it is left out */
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as?: string, payload?: object) {
    const headers = as ? { authorization: `Bearer ${as}` } : {};
    const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const isJson = String(response.headers['content-type']).includes('json');
    return { status: response.statusCode, body: isJson ? response.json() : response.body };
  }

  return { app, parts, guards, store, folder, tokenOf, linkOf, call };
}
