import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketAccess } from './bucketAccess.ts';
import { codeOfAnswer, refusedByBucket, tooLargeForBucket, unreachableBucket } from './bucketProblem.ts';
import type { BucketAnswer, BucketRequest } from './bucketRequest.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { readStart } from './readStart.ts';
import { ReleaseProblem } from './releaseProblem.ts';

/** How long the client keeps trying. */
export interface Patience {
  attempts: number;
  /** For one attempt, body included. ms */
  attemptMs: number;
  /** No further attempt begins after this time. ms */
  totalMs: number;
  /** Before the second attempt; it doubles each time, up to 3 s. ms */
  pauseMs: number;
}

const usualPatience: Patience = { attempts: 5, attemptMs: 30_000, totalMs: 60_000, pauseMs: 200 };

const LONGEST_PAUSE = 3_000;
/** Requests at once, so that a log of a thousand entries does not open a thousand connections. */
const AT_ONCE = 16;
/** The largest object, and the largest answer. Bytes */
export const LARGEST = 64 * 2 ** 20;
/** Of an answer that only says what is wrong. Bytes */
const MOST_OF_A_PROBLEM = 64 * 1024;

export type BucketClient = (request: BucketRequest) => Promise<BucketAnswer>;

/** Sends signed requests to one bucket. It repeats those that got no answer, or one that asks to try again. */
export function bucketClient(access: BucketAccess, patience: Partial<Patience> = {}): BucketClient {
  const { attempts, attemptMs, totalMs, pauseMs } = { ...usualPatience, ...patience };
  const inTurn = limitConcurrency(AT_ONCE);

  return async (request) => {
    const start = performance.now();
    for (let attempt = 1; ; attempt++) {
      const isLast = () => attempt >= attempts || performance.now() - start > totalMs;
      try {
        const answer = await inTurn(() => sendOnce(access, request, attemptMs));
        if (!asksToRepeat(request, answer) || isLast()) return understood(access, request, answer);
      } catch (error) {
        if (error instanceof ReleaseProblem) throw error;
        if (isLast()) throw unreachableBucket(access, request, error);
      }
      const longest = Math.min(pauseMs * 2 ** (attempt - 1), LONGEST_PAUSE);
      await pause(longest * (0.5 + Math.random() / 2));
    }
  };
}

async function sendOnce(access: BucketAccess, request: BucketRequest, attemptMs: number): Promise<BucketAnswer> {
  const { method, name, query = {}, headers = {}, body, most = LARGEST } = request;
  const path = name === undefined ? '' : `/${name.split('/').map(encodeSegment).join('/')}`;
  const search = new URLSearchParams(query).toString();
  const signed = await new AwsV4Signer({
    service: 's3',
    region: access.region,
    accessKeyId: access.accessKeyId,
    secretAccessKey: access.secretAccessKey,
    sessionToken: access.sessionToken,
    method,
    url: `${access.url}${path || '/'}${search && `?${search}`}`,
    // The service refuses a body that is not the one that was signed, such as half of one.
    headers: {
      ...headers,
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
  }).sign();
  const response = await fetch(signed.url, {
    method,
    headers: signed.headers,
    body: body && new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(attemptMs),
  });
  const answered = await readStart(response, response.ok ? most : MOST_OF_A_PROBLEM);
  if (answered.length > LARGEST) throw tooLargeForBucket(access, name ?? 'a listing', LARGEST);
  return { status: response.status, headers: response.headers, body: answered };
}

/** `encodeURIComponent` leaves out characters that a signature has encoded. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** AWS answers 409 to a conditional write beside another one, and RequestTimeout to a body that arrives too slowly. */
function asksToRepeat({ method }: BucketRequest, answer: BucketAnswer): boolean {
  const { status } = answer;
  if ([408, 429, 500, 502, 503, 504].includes(status)) return true;
  return (method === 'PUT' && status === 409) || (status === 400 && codeOfAnswer(answer) === 'RequestTimeout');
}

function understood(access: BucketAccess, request: BucketRequest, answer: BucketAnswer): BucketAnswer {
  const isNoBucket = answer.status === 404 && codeOfAnswer(answer) === 'NoSuchBucket';
  if (request.accept.includes(answer.status) && !isNoBucket) return answer;
  throw refusedByBucket(access, request, answer);
}
