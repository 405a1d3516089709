import { readSite } from '@paw/contract/site.ts';

/** The response of the newsletter's host. Its message is shown unchanged. */
export interface SubscribeAnswer {
  success: boolean;
  message: string;
}

/** Of the request, in ms. */
const TIMEOUT = 10_000;

/**
 * The host may be another one than the shop's, so no cookie is sent and the response is validated.
 * @throws Error on a timeout, on a status other than 200 to 299, or on a response of another shape
 */
export async function subscribeToNewsletter(email: string): Promise<SubscribeAnswer> {
  const response = await fetch(`${readSite().subscribeHost}/api/admin/subscribe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`The newsletter's host answered ${response.status}.`);
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error("The newsletter's host gave an answer other than {success, message}.");
  return answer;
}

function isAnswer(value: unknown): value is SubscribeAnswer {
  const answer = value as Partial<SubscribeAnswer> | null;
  return typeof answer?.success === 'boolean' && typeof answer.message === 'string' && answer.message.trim() !== '';
}
