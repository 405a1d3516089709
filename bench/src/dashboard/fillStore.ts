import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseSetId } from '@paw/release/store/foldLog.ts';

export interface StoreSize {
  environments: readonly string[];
  remotes: number;
  /** Of each environment. */
  entries: number;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Logs of a large shop, an activation an entry, as years of releases would leave them. Written as files: flushing each takes long. */
export function fillStore(folder: string, { environments, remotes, entries }: StoreSize): void {
  for (const env of environments) {
    const place = join(folder, 'log', env);
    mkdirSync(place, { recursive: true });
    const live: Record<string, string> = {};
    let prev = '0'.repeat(64);
    for (let n = 1; n <= entries; n++) {
      const remote = `remote-${n % remotes}`;
      live[remote] = hashOf(`${env} ${n}`).slice(0, 16);
      const text = JSON.stringify({
        n,
        env,
        prev,
        set: releaseSetId(live),
        at: new Date(Date.UTC(2025, 0, 1) + n * 60_000).toISOString(),
        by: `person ${n % 7}`,
        action: 'activate',
        changes: { [remote]: live[remote] },
        reason: 'planned',
      });
      writeFileSync(join(place, String(n).padStart(8, '0')), text);
      prev = hashOf(text);
    }
  }
}
