import { matchPath } from 'react-router-dom';
import { checkFit } from './checkFit.ts';
import type { Releases, SetFailure } from './judge.ts';
import { overBudget } from './overBudget.ts';
import type { HeldRelease } from './ReleaseLibrary.ts';
import { smoke, smokeUrls } from './smoke.ts';
import { type SetHost, type WarmSet, warmSet } from './WarmSet.ts';
import { releasesOf } from './WarmShelf.ts';

export interface Trial {
  id: string;
  releases: Releases;
  /** Remotes of which nothing works → the release that would be live. */
  leftOut: Releases;
  /** The set that is live. */
  before: WarmSet | undefined;
  /** What works without what is tried: a page that fails there too says nothing. */
  against: WarmSet | undefined;
  /** Back to what was live before: only the home page is tried. */
  isBack: boolean;
  /** Damaged files keep a set from going live. */
  whole: boolean;
  /** A remote's release was activated while this shell ran: a damaged file came with it, not with this disk. */
  isNew: (remote: string) => boolean;
  signal: AbortSignal;
  apiIsUp: () => Promise<boolean>;
  /** Makes the set's pages ready before they are tried. */
  prepare: (next: WarmSet) => Promise<void>;
  isReady: (next: WarmSet, url: string) => boolean;
}

type Outcome = { set: WarmSet } | { failure: SetFailure };

/**
 * Loads a set and renders its pages. A set that fails is ended.
 * @throws the signal's reason when the trial is aborted
 */
export async function tryOut(host: SetHost, trial: Trial): Promise<Outcome> {
  const { before, releases, signal } = trial;
  let candidate: WarmSet | undefined;
  const fail = (text: string, sure: boolean): Outcome => {
    void candidate?.pool.stop(0);
    signal.throwIfAborted();
    return { failure: { text, sure } };
  };
  try {
    const held = await Promise.all(Object.entries(releases).map(([name, id]) => host.library.get(name, id)));
    const damage = trial.whole ? await findDamage(held, before) : [];
    if (damage.length) return fail(damage.join(' '), isDamageNew(trial));
    const misfits = checkFit(held.map(({ manifest }) => manifest));
    if (misfits.length) return fail(misfits.join(' '), true);
    candidate = await warmSet(host, trial.id, releases, { leftOut: trial.leftOut, signal });
    const problems = await renderPages(candidate, trial);
    signal.throwIfAborted();
    // While the api is down a page may fail for want of data.
    return problems.length ? fail(problems.join('; '), await trial.apiIsUp()) : { set: candidate };
  } catch (error) {
    return fail(firstLine(error), isFaultOfRelease(error, trial));
  }
}

/**
 * Reads every file that a set adds to the live one: what browsers load must be as whole as what the renderer runs,
 * and a disk that fails later takes nothing from those who browse.
 * @returns what is damaged or missing, each with its fix
 */
async function findDamage(held: readonly HeldRelease[], before: WarmSet | undefined): Promise<string[]> {
  // What the live set has too is no reason to stay with it.
  const others = held.filter((release) => !before?.releases.includes(release));
  const reads = others.flatMap(({ manifest, read }) => manifest.files.map(({ path }) => read(path)));
  const ended = await Promise.allSettled(reads);
  const failed = ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason as Error);
  const ofMachine = failed.find((error) => !isDamage(error));
  if (ofMachine) throw ofMachine;
  return failed.map(({ message }) => message);
}

async function renderPages(candidate: WarmSet, trial: Trial): Promise<string[]> {
  const { isBack, against, apiIsUp, signal } = trial;
  if (!isBack) await trial.prepare(candidate);
  signal.throwIfAborted();
  const urls = isBack ? ['/'] : smokeUrls(candidate).filter((url) => !trial.isReady(candidate, url));
  const isComparable = (url: string) => against !== undefined && hasPage(against, url);
  const [known, added] = [urls.filter(isComparable), urls.filter((url) => !isComparable(url))];
  const found = [
    ...(await smoke(candidate, against, known, apiIsUp, signal)),
    ...(await smoke(candidate, undefined, added, apiIsUp, signal)),
  ];
  // Time counts once the pages are whole.
  return isBack || found.length ? found : overBudget(candidate, against);
}

function hasPage({ releases }: WarmSet, url: string): boolean {
  const { pathname } = new URL(url, 'http://shop.invalid');
  return releases.some(({ manifest }) => manifest.routes.some(({ path }) => matchPath(path, pathname)));
}

function isDamageNew({ releases, before, isNew }: Trial): boolean {
  const known = before ? releasesOf(before) : {};
  return Object.keys(releases).every((name) => releases[name] === known[name] || isNew(name));
}

function isDamage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === 'damaged' || code === 'unknown';
}

/** What a store, a disk or the system says has a code; what a release does to its renderer has none. */
function isFaultOfRelease(error: unknown, trial: Trial): boolean {
  if (isDamage(error)) return isDamageNew(trial);
  return (error as { code?: unknown }).code === undefined;
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]?.replace(/^Error: /, '') ?? text;
}
