import type { TriedCanary } from '../registryApi.ts';

export type Group = NonNullable<TriedCanary['verdict']>['groups'][number];

export const groupNames: Record<Group['group'], string> = {
  errors: 'Errors',
  silence: 'Silent pages',
  hydration: 'Replaced HTML',
  speed: 'Speed',
};

/** `worse`, `no worse`, or what is missing: `not yet known: about 180 more visitors, about 8 min` */
export function verdictWords({ verdict, about, missingVisitors, missingMs }: Group): string {
  const what = about ? ` (${about})` : '';
  if (verdict !== 'not yet known') return `${verdict}${what}`;
  if (missingVisitors === undefined) return `not yet known${what}: no number of visitors is enough at the rate so far`;
  const time = missingMs === undefined ? '' : `, about ${span(missingMs)}`;
  return `not yet known${what}: about ${missingVisitors.toLocaleString('en-US')} more visitors of the canary${time}`;
}

/** `8 min`; a rounded time that is no promise. @param ms */
function span(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** What happens next, and who does it. @param now by the registry's clock. ms since 1970 */
export function whoActs(canary: TriedCanary, now: number, isFrozen: boolean): string {
  const { verdict, next, holdUntil, isAbandoned, steps, step } = canary;
  const goal = next.how === 'promote' ? 'make it live for everyone' : `go on to ${next.share} %`;
  if (!verdict)
    return `A person: nothing is known yet, because no shell has reported. The guard does nothing without reports.`;
  const worse = verdict.groups.filter((group) => group.verdict === 'worse').map(({ group }) => group);
  if (worse.some((group) => group !== 'speed')) return 'The guard: it takes the canary back.';
  if (worse.length) return 'A person: it is slower, so the guard neither goes on nor takes it back.';
  if (verdict.apiNote) return `The guard waits until the api has answered for a minute. ${verdict.apiNote}`;
  if (isFrozen) return 'No one goes on before the freeze ends; taking it back stays possible.';
  if (steps[step + 1] === undefined) return 'A person: the plan ends here.';
  if (isAbandoned && next.how === 'promote')
    return 'A person: the release is abandoned, so the guard never makes it live.';
  const unknown = verdict.groups.some((group) => group.verdict === 'not yet known');
  const isHeld = now < Date.parse(holdUntil);
  if (unknown)
    return `The guard: it will ${goal} once each kind of harm is known to be no worse${isHeld ? ', and the hold is over' : ''}.`;
  return isHeld
    ? `The guard: it will ${goal} when the hold is over, in ${span(Date.parse(holdUntil) - now)}.`
    : `The guard: it is about to ${goal}.`;
}
