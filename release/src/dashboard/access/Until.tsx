import { age } from '../live/age.ts';
import { useLive } from '../live/LiveProvider.tsx';

/** When something is over, by the registry's clock, with the time itself as a title. */
export function Until({ at }: { at: string }) {
  const { clockAhead, seenAt = 0 } = useLive();
  const left = Date.parse(at) - (seenAt - clockAhead);
  return (
    <time dateTime={at} title={at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}>
      {left > 0 ? `${age(left)} left` : `over since ${at.slice(0, 10)}`}
    </time>
  );
}
