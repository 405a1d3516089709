import { Ago } from '../live/Ago.tsx';
import type { Delivery } from '../registryApi.ts';

const words = { delivered: 'Delivered', waiting: 'Not delivered yet, tried again', 'given up': 'Not delivered' };

/** What came of the last messages, and why. */
export function Deliveries({ deliveries, waiting }: { deliveries: readonly Delivery[]; waiting: number }) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">Last messages</h2>
      {waiting > 0 && (
        <p className="notice">
          {waiting} {waiting === 1 ? 'message is' : 'messages are'} not delivered yet. Each is tried again for a day.
        </p>
      )}
      {!deliveries.length && <p className="notice">No message was sent yet. Send a test to see that they arrive.</p>}
      {deliveries.length > 0 && (
        <ol className="timeline">
          {deliveries.map(({ at, channel, subject, result, problem }) => (
            <li key={`${at} ${channel} ${subject} ${result}`} className="entry">
              <p className="entry-head">
                <strong className={result === 'delivered' ? 'is-good' : 'is-bad'}>{words[result]}</strong>{' '}
                <Ago at={at} /> <span className="soft">by {channel}</span>
              </p>
              <p>{subject}</p>
              {problem && <p>{problem}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
