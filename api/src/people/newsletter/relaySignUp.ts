import { z } from 'zod';

/** The reply of a newsletter's host: `message` is shown unchanged. */
export const subscribeAnswer = z.object({ success: z.boolean(), message: z.string() }).meta({ id: 'SubscribeAnswer' });

export type SubscribeAnswer = z.infer<typeof subscribeAnswer>;

/** ms */
const LIMIT = 8_000;

/**
 * Hands a sign-up on to the host that the owner configured, as the page itself does where it has JavaScript.
 * @throws when there is no answer in time, none with a status of 200 to 299, or one of another shape
 */
export async function relaySignUp(host: string, email: string): Promise<SubscribeAnswer> {
  const response = await fetch(`${host}/api/admin/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT),
  });
  if (!response.ok) throw new Error(`The newsletter's host answered ${response.status}.`);
  return subscribeAnswer.parse(await response.json());
}
