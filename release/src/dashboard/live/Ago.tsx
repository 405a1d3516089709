import { age } from './age.ts';
import { useLive } from './LiveProvider.tsx';

/** How long ago something was, by the registry's clock, with the time itself as a title. */
export function Ago({ at }: { at: string }) {
  const { clockAhead } = useLive();
  // The views around it are drawn again whenever the registry is heard, which is often enough for minutes and hours.
  const past = Date.now() - clockAhead - Date.parse(at);
  return (
    <time dateTime={at} title={at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}>
      {age(past)} ago
    </time>
  );
}
