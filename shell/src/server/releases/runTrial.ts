import { matchPath } from 'react-router-dom';
import { checkFit } from './checkFit.ts';
import type { Releases, SetFailure } from './judge.ts';
import { overBudget } from './overBudget.ts';
import type { HeldRelease } from './ReleaseLibrary.ts';
import { smoke, smokeUrls } from './smoke.ts';
import { type SetHost, type WarmSet, warmSet } from './WarmSet.ts';
import { releasesOf } from './WarmSetCache.ts';

export interface Trial {
  id: string;
  releases: Releases;
  /** Remotes without a working release → the release that would be live. */
  leftOut: Releases;
  /** The live set. */
  before: WarmSet | undefined;
  /** A working set to compare with: a page that fails there too is ignored. */
  against: WarmSet | undefined;
  /** A rollback: only the home page is tested. */
  isRollback: boolean;
  /** Fail when a file is damaged. */
  requireIntact: boolean;
  /** True for a release that was activated while this shell ran: its damage is then not this disk's fault. */
  isNew: (remote: string) => boolean;
  signal: AbortSignal;
  apiIsUp: () => Promise<boolean>;
  /** Renders the most requested pages before the test. */
  prepare: (next: WarmSet) => Promise<void>;
  isReady: (next: WarmSet, url: string, maxAge: number) => boolean;
}

/** A page that is younger than this was rendered by this trial's `prepare`, which takes less time. ms */
const PREPARED = 20_000;

type Outcome = { set: WarmSet } | { failure: SetFailure };

/**
 * Loads a set and renders its pages. A set that fails is ended. One that works no longer depends on the signal.
 * @throws the signal's reason when the trial is aborted
 */
export async function runTrial(host: SetHost, trial: Trial): Promise<Outcome> {
  const { before, releases, signal } = trial;
  let candidate: WarmSet | undefined;
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  const fail = (text: string, isReleaseFault: boolean): Outcome => {
    void candidate?.pool.stop(0);
    signal.throwIfAborted();
    return { failure: { text, isReleaseFault } };
  };
  signal.addEventListener('abort', end);
  try {
    signal.throwIfAborted();
    const held = await Promise.all(Object.entries(releases).map(([name, id]) => host.library.get(name, id)));
    const damage = trial.requireIntact ? await listDamage(held, before) : [];
    if (damage.length) return fail(damage.join(' '), isDamageNew(trial));
    const misfits = checkFit(held.map(({ manifest }) => manifest));
    if (misfits.length) return fail(misfits.join(' '), true);
    candidate = await warmSet(host, trial.id, releases, { leftOut: trial.leftOut, signal: ending.signal });
    const problems = await renderPages(candidate, trial);
    signal.throwIfAborted();
    // While the api is down a page may fail because it has no data.
    return problems.length ? fail(problems.join('; '), await trial.apiIsUp()) : { set: candidate };
  } catch (error) {
    return fail(firstLine(error), isFaultOfRelease(error, trial));
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/**
 * Reads every file that a set adds to the live one, because browsers need files that the renderer does not. The files
 * then stay in memory, so a later disk failure does not affect visitors.
 * @returns damaged and missing files, each with its fix
 */
async function listDamage(held: readonly HeldRelease[], before: WarmSet | undefined): Promise<string[]> {
  // Releases of the live set are not checked: staying with it would not help.
  const others = held.filter((release) => !before?.releases.includes(release));
  const reads = others.flatMap(({ manifest, read }) => manifest.files.map(({ path }) => read(path)));
  const ended = await Promise.allSettled(reads);
  const failed = ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason as Error);
  const ofMachine = failed.find((error) => !isDamage(error));
  if (ofMachine) throw ofMachine;
  return failed.map(({ message }) => message);
}

async function renderPages(candidate: WarmSet, trial: Trial): Promise<string[]> {
  const { isRollback, against, apiIsUp, signal } = trial;
  if (!isRollback) await trial.prepare(candidate);
  signal.throwIfAborted();
  const urls = isRollback ? ['/'] : smokeUrls(candidate).filter((url) => !trial.isReady(candidate, url, PREPARED));
  const isComparable = against ? comparableUrls(candidate, against) : () => false;
  const [known, added] = [urls.filter(isComparable), urls.filter((url) => !isComparable(url))];
  const found = [
    ...(await smoke(candidate, against, known, apiIsUp, signal)),
    ...(await smoke(candidate, undefined, added, apiIsUp, signal)),
  ];
  // The processor budget is checked once all pages work.
  return isRollback || found.length ? found : overBudget(candidate, against);
}

/**
 * Whether the other set has a page for a URL. An example of a route that both have is such a URL: matching it against all
 * routes takes the front thread longer than anything else in a trial.
 */
function comparableUrls(candidate: WarmSet, against: WarmSet): (url: string) => boolean {
  const routesOf = ({ releases }: WarmSet) => releases.flatMap(({ manifest }) => manifest.routes);
  const known = new Set(routesOf(against).map(({ path }) => path));
  const shared = routesOf(candidate).filter(({ path }) => known.has(path));
  const examples = shared.flatMap(({ example, examples = [] }) => [example, ...examples].map(candidate.pageUrlOf));
  const urls = new Set(examples);
  return (url) => {
    if (urls.has(url)) return true;
    const { pathname } = new URL(url, 'http://shop.invalid');
    return [...known].some((path) => matchPath(path, pathname));
  };
}

function isDamageNew({ releases, before, isNew }: Trial): boolean {
  const known = before ? releasesOf(before) : {};
  return Object.keys(releases).every((name) => releases[name] === known[name] || isNew(name));
}

function isDamage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'damaged' || code === 'unknown';
}

/** Errors of a store, a disk or the system have a code; errors of a release's code have none. */
function isFaultOfRelease(error: unknown, trial: Trial): boolean {
  if (isDamage(error)) return isDamageNew(trial);
  return (error as { code?: unknown }).code === undefined;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]?.replace(/^Error: /, '') ?? text;
}
