/** Remote → its release. */
export type Releases = Readonly<Record<string, string>>;

/** Why a set cannot go live. */
export interface SetFailure {
  text: string;
  /** True for a fault of the release, which another shell would find too; false when a disk, a machine or the api failed. */
  isReleaseFault: boolean;
}

export interface Refused extends SetFailure {
  release: string;
}

export interface Question {
  /** The live releases; none when a shell starts. */
  base: Releases;
  wanted: Releases;
  /** Remotes of `wanted` that are new here, oldest first. Those of one log entry are one group. */
  groups: readonly (readonly string[])[];
  /** Fallback releases of a remote, newest first. */
  earlier: (remote: string) => readonly string[];
  runTrial: (releases: Releases) => Promise<SetFailure | undefined>;
  /** Like `runTrial`, but accepts damaged files: the last resort for a remote without a fallback. */
  tryDamaged: (releases: Releases) => Promise<SetFailure | undefined>;
}

export interface Judgment {
  /** The set that passed its trial, or the base. */
  live: Releases;
  /** Releases of `wanted` that are not in it. */
  refused: Record<string, Refused>;
}

/**
 * Finds the releases that keep a set from going live, by substitution: each is tried with a set that works without it.
 * So a release is refused only for its own faults. When two fail only together, the later one is refused.
 */
export async function judge(question: Question): Promise<Judgment> {
  const { base, wanted, groups, runTrial } = question;
  const refused: Record<string, Refused> = {};
  const guess = await guessAtStart(question);
  let live = guess?.live ?? base;

  /** @returns whether the remotes are part of the live set now */
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

  /** Remotes of one group may need each other, so failed ones are retried as long as others pass. */
  const addApart = async (group: readonly string[]): Promise<void> => {
    const left = [];
    for (const remote of group) if (!(await add([remote]))) left.push(remote);
    if (left.length && left.length < group.length) await addApart(left);
  };

  /** Adds to the reason when a release works without the earlier ones. */
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
  // When no release works, the cause is this shell or its machine.
  if (!Object.keys(live).length) for (const one of Object.values(refused)) one.isReleaseFault = false;
  return { live, refused };
}

/**
 * When a shell starts, every remote is new. Usually the newest change is at fault, and one trial finds a set that works.
 * Otherwise each change is tried in the order of the log, on top of the releases that were live before it.
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

/** Finds an earlier release for a refused remote that has no other. */
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
    // When an earlier release fails in the same way, the cause is elsewhere.
    if (isSameFailure(failure.text, found.text)) found.isReleaseFault = false;
  }
  // Without a comparison, the cause may be the api or this machine.
  if (!Object.keys(base).length && !earlier(remote).length) found.isReleaseFault = false;
  const whole = { ...live, ...pick(wanted, [remote]) };
  if (found.isReleaseFault || (await tryDamaged(whole))) return live;
  delete refused[remote];
  return whole;
}

/** Ignores release ids and times, which differ between trials. */
function isSameFailure(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => text.replace(/@[0-9a-f]{16}\b|\d+ ms/g, ''));
  return one === other;
}

function pick(releases: Releases, remotes: readonly string[]): Releases {
  return Object.fromEntries(remotes.flatMap((remote) => (releases[remote] ? [[remote, releases[remote]]] : [])));
}
