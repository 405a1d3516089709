import { age } from '../live/age.ts';
import { useClock } from '../live/useClock.ts';

/** When something is over, by the registry's clock, with the time itself as a title. */
export function Until({ at }: { at: string }) {
  const text = useClock(({ time }) => {
    const left = Date.parse(at) - time;
    return left > 0 ? `${age(left)} left` : `over since ${at.slice(0, 10)}`;
  });
  return (
    <time dateTime={at} title={at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}>
      {text}
    </time>
  );
}
