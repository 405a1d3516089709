import { age } from './age.ts';
import { useClock } from './useClock.ts';

/** How long ago something was, by the registry's clock, with the time itself as a title. */
export function Ago({ at }: { at: string }) {
  // As of what is shown: how old that is, the first line says.
  const text = useClock(({ time }) => age(time - Date.parse(at)));
  return (
    <time dateTime={at} title={at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}>
      {text} ago
    </time>
  );
}
