import { appendEntry, readLog } from '@paw/release/store/activationLog.ts';
import type { EntryDraft } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import type { ReleaseStore } from '@paw/release/store/releaseStore.ts';
import { listRunningShells } from '@paw/release/store/runningShells.ts';
import { findLastVerdict } from '@paw/release/store/verdicts.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { openShopStore } from '../shop/openShopStore.ts';
import { releaseEnv } from '../shop/ShellProcess.ts';

/** A shell that has said nothing for so long will not. ms */
const PATIENCE = 30_000;

/**
 * Writes activations and rollbacks into a shop's log as the command does, and waits for the shell's word as it does.
 * The command itself is not run: it is another process, on a team's machine, whose start would take half of one of
 * this machine's processors.
 */
export class Flipper {
  private readonly store: ReleaseStore;
  private readonly remote: string;

  constructor(storeFolder: string, remote: string) {
    this.store = openShopStore(storeFolder);
    this.remote = remote;
  }

  /** @returns ms from the entry to the shell's word. @throws Error in the shell's words when it refuses. */
  activate(release: string): Promise<number> {
    return this.write({ action: 'activate', changes: { [this.remote]: release } });
  }

  /** Back to `release`, leaving the one that is live. */
  async rollBack(release: string): Promise<number> {
    const { live } = foldLog(await readLog(this.store, releaseEnv));
    const left = live[this.remote] ?? '';
    return this.write({
      action: 'rollback',
      changes: { [this.remote]: release },
      abandoned: { [this.remote]: left },
      reason: 'bench',
    });
  }

  private async write(draft: Pick<EntryDraft, 'action' | 'changes' | 'abandoned' | 'reason'>): Promise<number> {
    const begun = performance.now();
    const [shell] = await listRunningShells(this.store, releaseEnv);
    const entries = await readLog(this.store, releaseEnv);
    const entry = await appendEntry(this.store, releaseEnv, entries, {
      at: new Date().toISOString(),
      by: 'bench',
      ...draft,
    });
    for (;;) {
      const verdict = shell && (await findLastVerdict(this.store, releaseEnv, shell.instance, entry.n, entry.n));
      const ms = performance.now() - begun;
      if (verdict?.ok) return ms;
      if (verdict || ms > PATIENCE)
        throw new Error(`Entry ${entry.n} did not go live: ${verdict?.error ?? 'no word'}.`);
      await pause(20);
    }
  }
}
