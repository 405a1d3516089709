import { whenOrphaned } from '../whenOrphaned.mjs';
import { killChildren } from './children.mjs';
import { endTasks } from './runTask.mjs';

/**
 * Who ends first (the shell and watched builds, which are in no list), and how long each may take, in ms: 11 s in all.
 */
const stages = [
  { patience: 6500 },
  { names: ['api', 'pictures'], patience: 3000 },
  { names: ['database'], patience: 1500 },
];
/** One Ctrl-C arrives twice: from the terminal, and passed on by npm. In ms. */
const SAME_SIGNAL = 500;

/**
 * Ctrl-C, SIGTERM, a closed terminal, or the end of our parent process: all that was started ends in order. A second
 * Ctrl-C ends it at once.
 * @param services Service objects; more may be added later.
 */
export function endOnSignal(services) {
  let begun;

  /** After SIGTERM each part continues for a grace period, see DRAIN_GRACE; after other signals all end at once. */
  const endAll = async (signal = 'SIGINT') => {
    await endTasks();
    const later = stages.flatMap(({ names = [] }) => names);
    for (const { names, patience } of stages) {
      const isNow = ({ name }) => (names ? names.includes(name) : !later.includes(name));
      await Promise.all(services.filter(isNow).map((service) => service.end(patience, signal)));
    }
    killChildren();
  };
  const onSignal = async (signal) => {
    if (begun === undefined) {
      begun = performance.now();
      console.log('\nStopping the shop …');
      await endAll(signal === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
      process.exit(0);
    }
    if (performance.now() - begun < SAME_SIGNAL) return;
    killChildren();
    process.exit(0);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, onSignal);
  whenOrphaned(onSignal);
  // The process that read our output may end before us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return { endAll, hasBegun: () => begun !== undefined };
}
