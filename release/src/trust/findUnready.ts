import { SHELL } from '@paw/contract/releaseManifest.ts';
import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { readUntrustedManifest } from '../store/releases.ts';

/** Environments whose live shell cannot read a signed log, each with the fix: it would follow nothing anymore. */
export async function findUnready(store: ReleaseStore): Promise<string[]> {
  const environments = [...new Set((await store.list('log/')).map((key) => key.split('/')[1] ?? ''))];
  const found = await Promise.all(
    environments.map(async (env) => {
      const release = foldLog(await readLog(store, env)).live[SHELL];
      const manifest = release && (await readUntrustedManifest(store, SHELL, release).catch(() => undefined))?.manifest;
      if (!manifest || manifest.host?.log === 'signed') return [];
      return [
        `the shell that is live in "${env}" is older than signed logs. Activate a newer one: npm run release -- activate shell@latest --env ${env}`,
      ];
    }),
  );
  return found.flat();
}
