import { appendEntry, readLog } from '../store/activationLog.ts';
import type { EntryDraft, LogEntry } from '../store/logEntry.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';

/** Writes an entry after all that there are. */
export async function appendNext(store: ReleaseStore, env: string, draft: EntryDraft): Promise<LogEntry> {
  return appendEntry(store, env, await readLog(store, env), draft);
}
