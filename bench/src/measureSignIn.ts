import type { Figure } from './Figure.ts';
import type { Place } from './shop/Place.ts';
import { openAccounts } from './sign-in/openAccounts.ts';
import { timeKnownAndUnknown } from './sign-in/timeKnownAndUnknown.ts';
import { watchEventLoop } from './sign-in/watchEventLoop.ts';

const PAIRS = 50;
const LOGINS = 10;
const SECONDS = 10;

/** What the time of an answer tells about who has an account, and what passwords cost everybody else. */
export async function measureSignIn(place: Place): Promise<Figure[]> {
  const accounts = await openAccounts(place);
  try {
    const ratios = await timeKnownAndUnknown(accounts, PAIRS);
    const { idle, busy, answered } = await watchEventLoop(accounts.origin, LOGINS, SECONDS);
    return [
      ...ratios.map(({ name, ratio: { value, middle } }): Figure => {
        const [low, high] = middle.map((each) => each.toFixed(2));
        return {
          name: `Sign-in: ${name}, known and unknown, the slower by the faster`,
          value: Math.max(value, 1 / value),
          unit: '×',
          against: `each other, medians of ${PAIRS} pairs`,
          limit: { atMost: 1.25 },
          // Mostly the hash of a password.
          ratioOf: 'computing',
          parts: [`known by unknown ${value.toFixed(2)}, the middle half of the pairs ${low} to ${high}`],
        };
      }),
      {
        name: `Sign-in: the api’s event-loop delay while ${LOGINS} log in, p99`,
        value: busy / idle,
        unit: '×',
        against: 'the same api idle',
        limit: { atMost: 2 },
        parts: [`${busy.toFixed(1)} ms against ${idle.toFixed(1)} ms, ${answered} log-ins in ${SECONDS} s`],
      },
    ];
  } finally {
    await accounts.close();
  }
}
