import { counted } from '@paw/rules/counted.ts';
import { onlyByHand } from '../plan/onlyByHand.ts';
import { type CanaryVerdict, canaryVerdictSchema } from '../signals/CanaryVerdict.ts';
import { type Canary, listOpenCanaries } from '../store/canaries.ts';
import { readManifest } from '../store/releases.ts';
import { describeGuardEnd, listGuardEnds } from './guardEnds.ts';
import { readCurrentSet } from './readCurrentSet.ts';
import { describeDuration } from './readDuration.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { attributed, shortTime, textTable } from './textTable.ts';

const WITHOUT_REGISTRY =
  'What the guard makes of it is known to the registry: add --registry <url>, or set PAW_REGISTRY.';

/** Open canaries, what the registry's guard knows of each, and those that it has ended. */
export const canaryStatus: ReleaseCommand = async (context) => {
  const { store, env, registry } = context;
  const { log, live } = await readCurrentSet(store, env);
  const open = listOpenCanaries(log);
  const endedByGuard = listGuardEnds(log);
  const canaries = await Promise.all(
    open.map(async (one) => {
      const manifest = await readManifest(store, one.remote, one.release).catch(() => undefined);
      const isLastStep = one.steps.at(-1) === 100;
      const [byHand] = manifest && isLastStep ? onlyByHand(log, live, manifest) : [];
      return { ...one, verdict: await readVerdict(context, one), ...(byHand && { byHand }) };
    }),
  );
  const data = { env, canaries, endedByGuard };
  const ends = endedByGuard.map(describeGuardEnd);
  if (!open.length) return { text: [`No canary is open in "${env}".`, ...ends].join('\n'), data };
  const lines = canaries.flatMap((one) => [
    describeOpenCanary(one),
    ...(one.byHand ? [one.byHand] : []),
    ...describeVerdict(one.verdict),
  ]);
  if (!registry) lines.push(WITHOUT_REGISTRY);
  return { text: [...lines, ...ends].join('\n'), data };
};

/** `Canary of catalog@…: 10 % of the visitors since …; 50 % no earlier than …, then 100 %. Begun by ana (key).` */
export function describeOpenCanary(canary: Canary): string {
  const { remote, release, steps, step, stepAt, hold } = canary;
  const [next, ...later] = steps.slice(step + 1);
  const end = shortTime(new Date(Date.parse(stepAt) + hold).toISOString());
  const then = later.length ? `, then ${later.join(', ')} %` : '';
  const share = steps[step] ?? 0;
  // The guard has no visitors to compare at 0 %.
  const when = share > 0 ? `no earlier than ${end}` : 'once someone steps or promotes it';
  const plan = next === undefined ? 'its last step' : `${next} % ${when}${then}`;
  return `Canary of ${remote}@${release}: ${share} % of the visitors since ${shortTime(stepAt)}; ${plan}. Begun by ${attributed(canary)}.`;
}

/** A guard that is down, or has seen nothing yet, says nothing. */
async function readVerdict({ registry, env }: CommandContext, { id }: Canary): Promise<CanaryVerdict | undefined> {
  const path = `/v1/environments/${encodeURIComponent(env)}/canaries/${id}/verdict`;
  const answer = await registry?.json<unknown>(path).catch(() => undefined);
  return canaryVerdictSchema.safeParse(answer).data;
}

function describeVerdict(verdict: CanaryVerdict | undefined): string[] {
  if (!verdict) return [];
  const rows = verdict.groups.map(({ group, about, canary, live, verdict: word, missingVisitors, missingMs }) => [
    '',
    about ? `${group} (${about})` : group,
    `${canary.hurt} of ${canary.visitors}`,
    `${live.hurt} of ${live.visitors}`,
    word,
    missingVisitors === undefined ? '-' : describeMissing(missingVisitors, missingMs),
  ]);
  const head = ['', 'harm', 'canary', 'live', 'verdict', 'still needed'];
  return [textTable([head, ...rows]), ...[verdict.apiNote, verdict.text].filter((line) => line !== undefined)];
}

function describeMissing(visitors: number, ms: number | undefined): string {
  if (!Number.isFinite(visitors)) return 'more than any number';
  const time = ms === undefined ? '' : `, about ${describeDuration(Math.max(60_000, Math.ceil(ms / 60_000) * 60_000))}`;
  return `${counted(visitors, 'visitor')}${time}`;
}
