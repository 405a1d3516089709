/**
 * Many shells in one process, without pages: each holds a lease in the store, follows the registry, answers each entry, and
 * reports what its visitors did, as often and by the same code as a real one.
 */
import { hostname } from 'node:os';
import { createLog } from '@paw/node/createLog.ts';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import { LEASE, renewShell, withdrawShell } from '@paw/release/store/runningShells.ts';
import { writeVerdict } from '@paw/release/store/verdicts.ts';
import { followRegistry } from '../../../shell/src/server/registry/followRegistry.ts';
import { SignalReporter } from '../../../shell/src/server/signals/SignalReporter.ts';
import { SignalTotals } from '../../../shell/src/server/signals/SignalTotals.ts';
import type { UnsentReport } from '../../../shell/src/server/signals/Signals.ts';
import type { FleetMessage, FleetTask } from './FleetTask.ts';

const REPORT_EVERY = 1_000;
const log = createLog('fleet', 'error', process.stderr);
const say = (message: FleetMessage) => process.send?.(message);

process.once('message', (task: FleetTask) => void run(task));

async function run({ registry, token, env, storeFolder, shells }: FleetTask): Promise<void> {
  const store = openFolderStore(storeFolder);
  /** Entry → how many shells have heard of it. */
  const heard = new Map<number, number>();
  const totals = new SignalTotals();
  const since = new Date().toISOString();
  let first: number | undefined;

  const hear = (n: number, last: number) => {
    for (let entry = last + 1; entry <= n; entry++) {
      const count = (heard.get(entry) ?? 0) + 1;
      heard.set(entry, count);
      if (count === shells) say({ n: entry, at: Date.now() });
    }
  };

  const start = (index: number) => {
    const instance = `fleet-${process.pid}-${index}`;
    const shell = { instance, pid: process.pid, host: hostname(), url: `http://fleet:${3_000 + index}`, since };
    let last: number | undefined;
    const renew = () => void renewShell(store, env, shell, { n: last }).catch(report);
    const reporter = new SignalReporter({
      url: registry,
      token,
      env,
      log,
      instance: () => instance,
      take: quietSecond,
      results: totals.reports,
    });
    // Spread over the time, as shells are that started at different moments.
    setTimeout(() => setInterval(renew, LEASE / 3), (index / shells) * (LEASE / 3));
    setTimeout(() => setInterval(() => reporter.tick(), REPORT_EVERY), (index / shells) * REPORT_EVERY);
    renew();
    return new Promise<() => Promise<void>>((resolve) => {
      const follower = followRegistry({
        url: registry,
        token,
        env,
        log,
        onHead: ({ n, setId }) => {
          first ??= n;
          const before = last ?? first;
          last = Math.max(before, n);
          hear(last, before);
          const verdict = { ok: true, ms: 1, setId, at: new Date().toISOString() };
          for (let entry = before + 1; entry <= last; entry++)
            void writeVerdict(store, env, entry, instance, verdict).catch(report);
          resolve(async () => {
            follower.close();
            await withdrawShell(store, env, instance);
          });
        },
      });
    });
  };

  const stops: (() => Promise<void>)[] = [];
  // A few at a time, as they would come.
  for (let index = 0; index < shells; index += 50) {
    const some = Array.from({ length: Math.min(50, shells - index) }, (_, at) => start(index + at));
    stops.push(...(await Promise.all(some)));
  }
  say({ isReady: true });
  process.once('disconnect', () => void Promise.allSettled(stops.map((stop) => stop())).then(() => process.exit(0)));
}

function report(error: unknown): void {
  console.error(error);
}

/** What a shell tells of a second in which one page was sent and works. */
function quietSecond(): UnsentReport {
  const counts = { sent: 1, alive: 1, failed: {}, hurt: 0, rendered: 0, renderMs: 0 };
  const routes = ['catalog', 'cart', 'content'].map((remote) => ({
    remote,
    release: '0123456789abcdef',
    route: '/product/:title',
    ...counts,
  }));
  return { at: new Date().toISOString(), ms: REPORT_EVERY, apiUp: true, routes, sets: [], visitors: [], dropped: 0 };
}
