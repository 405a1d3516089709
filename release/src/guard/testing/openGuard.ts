import { pino } from 'pino';
import { sealedText } from '../../registry/access/sealedText.ts';
import type { VisitorEvent } from '../../signals/SignalReport.ts';
import { appendEntry, readLog } from '../../store/activationLog.ts';
import type { EntryDraft } from '../../store/logEntry.ts';
import { openVault } from '../../testing/openVault.ts';
import { idOf } from '../../testing/sampleRelease.ts';
import { EnvironmentGuard } from '../EnvironmentGuard.ts';
import type { GuardMessage, Message } from '../notify/GuardMessage.ts';
import { Outbox } from '../notify/Outbox.ts';

const env = 'production';
export const canaryId = 'c0ffee00c0ffee00';

/**
 * A guard of a signed store in which catalog@a is live and catalog@b is a canary, with a clock of its own.
 * @param twoKeys whether it takes two keys to make something live
 */
export async function openGuard({ steps = [10, 100], twoKeys = false } = {}) {
  const vault = await openVault(twoKeys ? { twoKeys: [env] } : {});
  const signers = [vault.keys.ana, ...(twoKeys ? [vault.keys.bob] : [])];
  const store = vault.as('ana');
  const write = async (draft: EntryDraft) => appendEntry(store, env, await readLog(store, env), draft, signers);
  for (const digit of ['a', 'b']) await vault.publish('ana', 'catalog', digit);
  const begun = Date.now() - 60_000;
  const at = new Date(begun).toISOString();
  await write({ at, by: 'ana', action: 'activate', changes: { catalog: idOf('a') } });
  const canary = { id: canaryId, releases: { catalog: idOf('b') }, steps, hold: 30_000 };
  await write({ at, by: 'ana', action: 'canary', canary });
  let now = begun;
  let seq = 0;
  let guards = 0;

  /** One guard of several on the same store. */
  async function open(key = 'a secret') {
    const told: GuardMessage[] = [];
    const store = vault.as('registry');
    const log = pino({ level: 'silent' }, { write: () => {} });
    const send = async (message: Message) => void told.push(message as GuardMessage);
    const outbox = new Outbox({ store, env, channels: [{ name: 'mail', send }], log });
    const guard = new EnvironmentGuard({
      store,
      env,
      signers: [vault.keys.guard],
      keyName: 'guard',
      readEntries: () => readLog(store, env),
      follow: () => () => undefined,
      announce: () => undefined,
      outbox,
      instance: `test-${++guards}`,
      seal: sealedText(key),
      log,
      now: () => now,
    });
    await guard.start();
    return { guard, told };
  }

  /** Visitors of one arm whose pages all work, or all fail. */
  const visitors = (arm: string, kind: string, count: number, failing: boolean): VisitorEvent[] =>
    Array.from({ length: count }, (_, n) => {
      const visitor = `${kind}${(seq * 100_000 + n).toString(16).padStart(11, '0')}`;
      const base = { visitor, arm, ago: 0 };
      const outcome: VisitorEvent = failing
        ? { ...base, what: 'failed', kind: 'throw', route: '/', label: 'catalog' }
        : { ...base, what: 'alive', ms: 500 };
      return [{ ...base, what: 'sent' as const }, { ...base, what: 'browser' as const }, outcome];
    }).flat();

  return {
    vault,
    open,
    first: await open(),
    /** A second passes, in which so many came; `failing` of the canary's. */
    report: (live: number, canary: number, failing = 0) => {
      seq++;
      now += 1_000;
      const fine = [...visitors('live', 'a', live, false), ...visitors(canaryId, 'b', canary - failing, false)];
      return {
        shell: 'one',
        seq,
        at: new Date(now).toISOString(),
        ms: 1_000,
        apiUp: true,
        routes: [],
        sets: [],
        visitors: [...fine, ...visitors(canaryId, 'c', failing, true)],
        dropped: 0,
      };
    },
    pass: (ms: number) => (now += ms),
    change: (draft: Pick<EntryDraft, 'action' | 'changes' | 'canary'>) => write({ at, by: 'ana', ...draft }),
    log: () => readLog(vault.reader(), env),
  };
}
