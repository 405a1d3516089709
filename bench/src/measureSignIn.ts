import type { Figure, Form } from './Figure.ts';
import type { Place } from './shop/Place.ts';
import { openAccounts } from './sign-in/openAccounts.ts';
import { timeKnownAndUnknown } from './sign-in/timeKnownAndUnknown.ts';
import { watchEventLoop } from './sign-in/watchEventLoop.ts';

const sizes = {
  /** `logins` = people who log in again and again, for this many `seconds`. */
  long: { pairs: 50, warmUp: 5, logins: 10, seconds: 10 },
  short: { pairs: 2, warmUp: 1, logins: 4, seconds: 2 },
} satisfies Record<Form, object>;

/** What the time of an answer tells about who has an account, and what passwords cost everyone else. */
export async function measureSignIn(place: Place, form: Form): Promise<Figure[]> {
  const { pairs, warmUp, logins, seconds } = sizes[form];
  const accounts = await openAccounts(place);
  try {
    const ratios = await timeKnownAndUnknown(accounts, pairs, warmUp);
    const { idle, busy, answered } = await watchEventLoop(accounts, logins, seconds);
    return [
      ...ratios.map(({ name, ratio: { value, middle } }): Figure => {
        const [low, high] = middle.map((each) => each.toFixed(2));
        return {
          name: `Sign-in: ${name}, known and unknown, the slower by the faster`,
          value: Math.max(value, 1 / value),
          unit: '×',
          against: `each other, medians of ${pairs} pairs`,
          limit: { atMost: 1.25 },
          // Mostly the hash of a password.
          ratioOf: 'computing',
          parts: [`known by unknown ${value.toFixed(2)}, the middle half of the pairs ${low} to ${high}`],
        };
      }),
      {
        name: `Sign-in: the api’s event-loop delay while ${logins} log in, p99`,
        value: busy / idle,
        unit: '×',
        against: 'the same api idle',
        limit: { atMost: 2 },
        parts: [`${busy.toFixed(1)} ms against ${idle.toFixed(1)} ms, ${answered} log-ins in ${seconds} s`],
      },
    ];
  } finally {
    await accounts.close();
  }
}
