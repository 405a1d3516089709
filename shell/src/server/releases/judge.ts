/** Remote → the release of it. */
export type Releases = Readonly<Record<string, string>>;

/** Why a set cannot go live. */
export interface SetFailure {
  text: string;
  /** The fault of a release: another shell would find the same. Not so when a disk, a machine or the api failed. */
  isReleaseFault: boolean;
}

export interface Refused extends SetFailure {
  release: string;
}

export interface Question {
  /** What works now; nothing at a shell's start. */
  base: Releases;
  wanted: Releases;
  /** Remotes of `wanted` that are new here. Those that went live with one log entry are one group; oldest first. */
  groups: readonly (readonly string[])[];
  /** Releases of a remote to use instead, newest first. */
  earlier: (remote: string) => readonly string[];
  runTrial: (releases: Releases) => Promise<SetFailure | undefined>;
  /** As `runTrial`, but damaged files are accepted: the last resort for a remote with nothing else. */
  tryDamaged: (releases: Releases) => Promise<SetFailure | undefined>;
}

export interface Judgment {
  /** Passed its trial, or is the base. */
  live: Releases;
  /** Releases of `wanted` that are not in it. */
  refused: Record<string, Refused>;
}

/**
 * Finds which releases keep a set from going live, by substitution: each is tried with what works without it. So a
 * release is only refused for what it does itself. Of two that fail only together, the one that came later is refused.
 */
export async function judge(question: Question): Promise<Judgment> {
  const { base, wanted, groups, runTrial } = question;
  const refused: Record<string, Refused> = {};
  const guess = await guessAtStart(question);
  let live = guess?.live ?? base;

  /** @returns whether it is live now */
  const add = async (remotes: readonly string[]): Promise<boolean> => {
    const failure = await runTrial({ ...live, ...pick(wanted, remotes) });
    if (!failure) {
      live = { ...live, ...pick(wanted, remotes) };
      for (const remote of remotes) delete refused[remote];
      return true;
    }
    for (const remote of remotes) refused[remote] = { ...failure, release: wanted[remote] ?? '' };
    return false;
  };

  /** One of a group may need another one of it, so those that fail are tried again while others pass. */
  const addApart = async (group: readonly string[]): Promise<void> => {
    const left = [];
    for (const remote of group) if (!(await add([remote]))) left.push(remote);
    if (left.length && left.length < group.length) await addApart(left);
  };

  /** Says so when a release works without those that came before it. */
  const explain = async (others: readonly string[], remote: string): Promise<void> => {
    const found = refused[remote];
    if (!found || !others.length || !Object.keys(base).length) return;
    if (await runTrial({ ...base, ...pick(wanted, [remote]) })) return;
    const labels = others.map((name) => `${name}@${wanted[name]}`).join(', ');
    found.text = `It works alone, but not together with ${labels}, which came first: ${found.text}`;
  };

  for (const group of guess?.groups ?? groups) {
    const others = Object.keys(live).filter((remote) => live[remote] !== base[remote]);
    if (await add(group)) continue;
    if (group.length > 1) await addApart(group);
    else await explain(others, group[0] ?? '');
  }
  for (const remote of Object.keys(refused)) live = await substitute(question, live, remote, refused);
  // When nothing works at all, the cause is this shell or its machine.
  if (!Object.keys(live).length) for (const one of Object.values(refused)) one.isReleaseFault = false;
  return { live, refused };
}

/**
 * At a shell's start every remote is new. Mostly the newest change is at fault: then one trial finds what works.
 * Otherwise each change is tried in the log's order, over the releases that were live before.
 */
async function guessAtStart({ base, wanted, groups, earlier, runTrial }: Question) {
  const newest = groups.at(-1);
  if (Object.keys(base).length || !newest || groups.length < 2) return undefined;
  const before = (remotes: readonly string[]): Releases =>
    Object.fromEntries(
      remotes.flatMap((remote) =>
        earlier(remote)
          .slice(0, 1)
          .map((release) => [remote, release]),
      ),
    );
  const kept = Object.keys(wanted).filter((remote) => !newest.includes(remote));
  const withoutNewest = { ...pick(wanted, kept), ...before(newest) };
  if (!(await runTrial(withoutNewest))) return { live: withoutNewest, groups: [newest] };
  const allBefore = before(Object.keys(wanted));
  if (!Object.keys(allBefore).length || (await runTrial(allBefore))) return undefined;
  return { live: allBefore, groups };
}

/** An earlier release for a refused remote that would have none. */
async function substitute(
  { base, wanted, earlier, runTrial, tryDamaged }: Question,
  live: Releases,
  remote: string,
  refused: Record<string, Refused>,
): Promise<Releases> {
  const found = refused[remote];
  if (live[remote] || !found) return live;
  for (const release of earlier(remote)) {
    const failure = await runTrial({ ...live, [remote]: release });
    if (!failure) return { ...live, [remote]: release };
    // An earlier release that fails in the same way shows that the cause is elsewhere.
    if (isSameFailure(failure.text, found.text)) found.isReleaseFault = false;
  }
  // With nothing to compare with, the cause may be the api or this machine.
  if (!Object.keys(base).length && !earlier(remote).length) found.isReleaseFault = false;
  const whole = { ...live, ...pick(wanted, [remote]) };
  if (found.isReleaseFault || (await tryDamaged(whole))) return live;
  delete refused[remote];
  return whole;
}

/** Names of releases, and times, differ. */
function isSameFailure(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => text.replace(/@[0-9a-f]{16}\b|\d+ ms/g, ''));
  return one === other;
}

function pick(releases: Releases, remotes: readonly string[]): Releases {
  return Object.fromEntries(remotes.flatMap((remote) => (releases[remote] ? [[remote, releases[remote]]] : [])));
}
