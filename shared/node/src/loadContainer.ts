import { createInstance } from '@module-federation/enhanced/runtime';
import { requireFromMemory } from './requireFromMemory.ts';

/** The modules that a host shares: name → version and module. */
export type SharedModules = Record<string, { version: string; lib: () => unknown }>;

/**
 * Loads `./remote` of one release from its node build, without the Node loader of Module Federation, which does not
 * check the HTTP status and would run a 404 page as code.
 */
export async function loadContainer<Exposed>(
  federationName: string,
  entry: string,
  read: (path: string) => Buffer,
  shared: SharedModules,
): Promise<Exposed> {
  const host = createInstance({
    name: `host_of_${federationName}`,
    remotes: [{ name: federationName, entry }],
    shared: Object.fromEntries(
      Object.entries(shared).map(([key, { version, lib }]) => [
        key,
        { version, lib, shareConfig: { singleton: true, requiredVersion: false } },
      ]),
    ),
    plugins: [
      {
        name: 'entry-from-verified-bytes',
        loadEntry: async () => requireFromMemory(entry, read, federationName) as never,
      },
    ],
  });
  const exposed = await host.loadRemote<Exposed>(`${federationName}/remote`);
  if (!exposed) throw new Error(`${federationName} exposes no "./remote".`);
  return exposed;
}
