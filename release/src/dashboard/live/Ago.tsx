import { age } from './age.ts';
import { useLive } from './LiveProvider.tsx';

/** How long ago something was, by the registry's clock, with the time itself as a title. */
export function Ago({ at }: { at: string }) {
  // As of what is shown: how old that is, the first line says.
  const { clockAhead, seenAt = 0 } = useLive();
  const past = seenAt - clockAhead - Date.parse(at);
  return (
    <time dateTime={at} title={at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}>
      {age(past)} ago
    </time>
  );
}
