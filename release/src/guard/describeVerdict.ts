import { shareOf } from '../store/canaries.ts';
import type { CanaryVerdict } from '../signals/CanaryVerdict.ts';
import { type Counts, type Finding, NO_WORSE_ALPHA } from './CanaryJudge.ts';
import { alphaOf, groupOf, type Harm, type HarmGroup } from './harmGroups.ts';
import type { JudgedCanaries, JudgedCanary } from './JudgedCanaries.ts';

/** What a hurt visitor met. */
const words: Record<Harm, string> = {
  errors: 'met an error',
  silence: 'got a page that never answered',
  hydration: 'saw React replace the server’s HTML',
  lcp: 'waited longer for the main content than three in four live visitors',
  cls: 'saw more layout movement than three in four live visitors',
  inp: 'waited longer for the response to a press than three in four live visitors',
  blocked: 'had a page that was blocked longer than those of three in four live visitors',
};

/** What speed consists of, in shoppers' words. */
const parts: Partial<Record<Harm, string>> = {
  lcp: 'main content',
  cls: 'layout movement',
  inp: 'response to a press',
  blocked: 'blocked time',
};

const names: Record<HarmGroup, string> = {
  errors: 'Errors',
  silence: 'Silent pages',
  hydration: 'Replaced HTML',
  speed: 'Speed',
};

/** The outage is told for so long after its end. ms */
const OUTAGE_TOLD = 10 * 60_000;

/** What is known of an open canary, for people and programs. @param now ms since 1970 */
export function describeVerdict(
  { canary, judge }: Pick<JudgedCanary, 'canary' | 'judge'>,
  { book }: Pick<JudgedCanaries, 'book'>,
  now: number,
): CanaryVerdict {
  const { id, remote, release, step, steps } = canary;
  const findings = judge.find(now);
  const groups = (Object.keys(names) as HarmGroup[]).map((group) => describeGroup(group, findings));
  const apiNote = describeOutage(book, now);
  const verdict = {
    id,
    remote,
    release,
    share: shareOf(canary),
    step,
    steps: [...steps],
    holdUntil: new Date(Date.parse(canary.stepAt) + canary.hold).toISOString(),
    ...(apiNote && { apiNote }),
    groups,
  };
  const since = new Date(judge.since).toISOString();
  const dying = judge.isDying
    ? `Its renderers died ${judge.deaths.canary} times, those of the live set not once. `
    : '';
  const shells = book.clocks.count(now);
  const heard = shells ? '' : ' No shell reports now.';
  const text = `${dying}${summaryOf(groups)} Evidence since ${since}.${heard}`;
  return { ...verdict, text };
}

/** Why a canary is stopped, in words and numbers; undefined while there is no reason. */
export function reasonToStop({ judge }: Pick<JudgedCanary, 'judge'>, now: number): string | undefined {
  if (judge.isDying) return `its renderers died ${judge.deaths.canary} times, those of the live set not once`;
  const { worse } = judge;
  if (!worse || worse === 'speed') return undefined;
  const found = judge.find(now).find(({ harm, verdict }) => groupOf(harm) === worse && verdict === 'worse');
  if (!found) return undefined;
  const cause = worse === 'errors' && judge.mostFrequentCause;
  return `${describeCounts(found)}${cause ? `; most often: ${cause}` : ''}`;
}

function describeGroup(group: HarmGroup, findings: readonly Finding[]): CanaryVerdict['groups'][number] {
  const own = findings.filter(({ harm }) => groupOf(harm) === group);
  const none = { visitors: 0, hurt: 0 };
  // The one that decides: the worst, and among those not yet known the one that takes longest.
  const first = own.toSorted((a, b) => rank(b) - rank(a) || b.evidence - a.evidence)[0];
  if (!first) {
    const text = `${names[group]}: no worse, because hardly any browser measures it.`;
    return { group, canary: none, live: none, verdict: 'no worse', evidence: 0, text };
  }
  const { harm, canary, live, verdict, evidence, noHarm, missingVisitors, missingMs } = first;
  const alike = verdict === 'worse' ? own.filter((one) => one.verdict === verdict) : [first];
  const named = verdict === 'no worse' ? [] : alike.flatMap((one) => parts[one.harm] ?? []);
  const about = named.join(', ');
  return {
    group,
    canary,
    live,
    verdict,
    evidence,
    evidenceLimit: Math.round(1 / alphaOf(harm)),
    noHarm,
    noHarmLimit: Math.round(1 / NO_WORSE_ALPHA),
    ...(about && { about }),
    ...(missingVisitors !== undefined && { missingVisitors }),
    ...(missingMs !== undefined && { missingMs }),
    text: `${names[group]}: ${verdict}${about && ` (${about})`}. ${describe(harm, canary, live)}.${describeMissing(first)}`,
  };
}

function rank({ verdict, missingVisitors = Number.MAX_SAFE_INTEGER }: Finding): number {
  if (verdict === 'worse') return Number.POSITIVE_INFINITY;
  return verdict === 'no worse' ? 0 : missingVisitors;
}

function describeMissing({ verdict, missingVisitors, missingMs }: Finding): string {
  if (verdict !== 'not yet known') return '';
  if (missingVisitors === undefined) return ' No number of visitors is enough at the rate so far.';
  const time = missingMs === undefined ? '' : `, at the present rate in ${describeTime(missingMs)}`;
  return ` ${count(missingVisitors)} more visitors of the canary are needed${time}.`;
}

/** `12 of 240 visitors of the canary met an error, of the live release 3 of 2,161: …` */
function describeCounts({ harm, canary, live, evidence }: Finding): string {
  const limit = Math.round(1 / alphaOf(harm));
  const times = evidence > 1e6 ? 'more than a million' : count(evidence);
  return `${describe(harm, canary, live)}: ${times} times likelier if it is worse, the limit is ${count(limit)}`;
}

const describe = (harm: Harm, canary: Counts, live: Counts) =>
  `${count(canary.hurt)} of ${count(canary.visitors)} visitors of the canary ${words[harm]}, of the live release ${count(live.hurt)} of ${count(live.visitors)}`;

function summaryOf(groups: CanaryVerdict['groups']): string {
  const worse = groups.filter(({ verdict }) => verdict === 'worse');
  if (worse.length) return `Worse: ${worse.map(({ text }) => text).join(' ')}`;
  const unknown = groups.filter(({ verdict }) => verdict === 'not yet known');
  const missing = unknown.map(({ missingVisitors }) => missingVisitors ?? Number.POSITIVE_INFINITY);
  const longest = unknown[missing.indexOf(Math.max(...missing))];
  if (!longest) return 'No worse in errors, silence, hydration and speed.';
  return `Not yet known. ${longest.text}`;
}

function describeOutage({ outages, excused }: JudgedCanaries['book'], now: number): string | undefined {
  const { last } = outages;
  if (!last || now - last.to > OUTAGE_TOLD) return undefined;
  const time = (ms: number) => new Date(ms).toISOString().slice(11, 19);
  const end =
    now - last.to < 3_000 ? `is down since ${time(last.from)}` : `was down ${time(last.from)}–${time(last.to)}`;
  return `The api ${end} UTC: an api outage blames no release, ${count(excused)} failures were not counted.`;
}

/** `3 min`, `2 h` */
export function describeTime(ms: number): string {
  if (ms < 90_000) return `${Math.ceil(ms / 1_000)} s`;
  if (ms < 90 * 60_000) return `${Math.round(ms / 60_000)} min`;
  if (ms < 48 * 3_600_000) return `${Math.round(ms / 3_600_000)} h`;
  return `${Math.round(ms / 86_400_000)} days`;
}

const count = (value: number) => Math.round(value).toLocaleString('en-US');
