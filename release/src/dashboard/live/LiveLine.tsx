import { age } from './age.ts';
import { useLive } from './LiveProvider.tsx';
import { useClock } from './useClock.ts';
import { useNow } from './useNow.ts';

/** Older than this, what is shown may be over. The registry is heard every 5 s. ms */
const FRESH = 15_000;
/** A clock that is wrong by more is worth a sentence. ms */
const WRONG_CLOCK = 60_000;

/** Whether the page shows what is, or what was. */
export function LiveLine() {
  const { environments, isConnected, failure } = useLive();
  const seenAt = useClock((clock) => clock.seenAt);
  const clockAhead = useClock((clock) => clock.ahead);
  const now = useNow();
  if (failure?.status === 401 || failure?.status === 403) return null;
  // Without a picture there is nothing that could be live.
  const past = seenAt === undefined || !environments ? undefined : now - seenAt;
  const isFresh = past !== undefined && past < FRESH && isConnected && !failure;
  return (
    <div className="live-line">
      <p className={isFresh ? 'live-line-text' : 'live-line-text is-behind'}>
        <span aria-hidden="true" className="dot" />
        {describe(past, isFresh)}
      </p>
      {Math.abs(clockAhead) > WRONG_CLOCK && (
        <p className="soft">
          This device’s clock is {age(Math.abs(clockAhead))} {clockAhead > 0 ? 'ahead of' : 'behind'} the registry’s.
          Ages are by the registry’s clock.
        </p>
      )}
      <p className="visually-hidden" role="status">
        {past === undefined || isFresh ? '' : 'Not connected to the registry. What is shown may be over.'}
      </p>
    </div>
  );
}

function describe(past: number | undefined, isFresh: boolean): string {
  if (past === undefined) return 'Connecting to the registry.';
  if (isFresh) return `Live, seen ${age(past)} ago`;
  return `Not connected: what you see is ${age(past)} old. Trying again.`;
}
