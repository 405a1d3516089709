import type { BucketAccess } from './bucketAccess.ts';
import { readElement } from './bucketListing.ts';
import type { BucketAnswer, BucketRequest } from './bucketRequest.ts';
import { ReleaseProblem } from './releaseProblem.ts';

const keysFix = 'check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
const regionFix = 'it is in another region. Set AWS_REGION to its region';
const temporaryFix = 'its temporary credentials have expired. Get new ones, with their AWS_SESSION_TOKEN';

const conditionFix =
  'its service does not honor "If-None-Match: *", so one of two activations at the same time could be lost. Amazon S3, Cloudflare R2, Scaleway, OVH and Ceph honor it; Google Cloud Storage and Backblaze B2 do not. Use another service, or a folder';

/** The credentials are valid, but have no right to this. */
export class AccessDenied extends ReleaseProblem {
  override name = 'AccessDenied';
}

/** By the service's own error codes. */
const fixes: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket. Create it, or correct the address (--store or RELEASE_STORE)',
  InvalidAccessKeyId: `the service does not know the access key: ${keysFix}`,
  SignatureDoesNotMatch: `the service refuses the signature: ${keysFix}, and AWS_REGION`,
  AccessDenied: `these credentials have no right to it. Grant GetObject, PutObject and DeleteObject on its objects and ListBucket on the bucket, or ${keysFix}`,
  RequestTimeTooSkewed: "this machine's clock is wrong. Set it",
  ExpiredToken: temporaryFix,
  InvalidToken: temporaryFix,
  AuthorizationHeaderMalformed: regionFix,
  PermanentRedirect: regionFix,
  TemporaryRedirect: regionFix,
  InvalidBucketName:
    'the service does not allow this name for a bucket. Correct the address (--store or RELEASE_STORE)',
  NotImplemented: conditionFix,
  QuotaExceeded: 'its quota is used up. Raise the quota, or remove releases with "npm run release -- gc"',
};

/** By status, where the answer has no code, or one that is not known here. */
const fixesByStatus: Record<number, string> = {
  301: regionFix,
  307: regionFix,
  401: `the service refuses the credentials: ${keysFix}`,
  403: `the service refuses the credentials: ${keysFix}`,
  404: 'there is no such bucket at this address. Check the address, and AWS_ENDPOINT_URL',
};

/** The service's error code, such as `NoSuchKey`; '' when there is none. */
export const codeOfAnswer = ({ body }: BucketAnswer) => readElement(body.toString(), 'Code') ?? '';

/** An answer that the store cannot work with. */
export function refusedByBucket(access: BucketAccess, request: BucketRequest, answer: BucketAnswer): ReleaseProblem {
  const { status } = answer;
  const code = codeOfAnswer(answer);
  const fix = fixes[code] ?? fixesByStatus[status] ?? busyFix(status);
  const detail = [status, code].filter(Boolean).join(' ');
  const text = `${fix} (${request.method}: ${detail}).${afterWrite(request, status >= 500 && code !== 'NotImplemented')}`;
  return code === 'AccessDenied' ? new AccessDenied('store', sentence(access, text)) : bucketProblem(access, text);
}

/** Two writes of one key were both accepted. */
export const ignoresCondition = (access: BucketAccess) => bucketProblem(access, `${conditionFix}.`);

const busyFix = (status: number) =>
  status >= 500 || status === 429
    ? 'the service does not answer as it should. Try again later'
    : "the service refuses a request that S3 allows. Look at the service's log, or use another service";

/** No answer at all, however often it was asked. */
export function unreachableBucket(access: BucketAccess, request: BucketRequest, error: unknown): ReleaseProblem {
  const { host } = new URL(access.url);
  const fix = `${host} cannot be reached (${reasonOf(error)}). Check the network and AWS_ENDPOINT_URL`;
  return bucketProblem(access, `${fix}.${afterWrite(request, true)}`, error);
}

export function tooLargeForBucket(access: BucketAccess, what: string, most: number): ReleaseProblem {
  return bucketProblem(access, `${what} has more than ${most / 2 ** 20} MiB, which no release needs. Remove it.`);
}

export function bucketProblem(access: BucketAccess, text: string, cause?: unknown): ReleaseProblem {
  return new ReleaseProblem('store', sentence(access, text), { cause });
}

const sentence = ({ address }: BucketAccess, text: string) => `The release store ${address} cannot be used: ${text}`;

/** A write whose answer is missing may have taken place. */
function afterWrite({ method, isProbe }: BucketRequest, isUnknown: boolean): string {
  const isWrite = !isProbe && (method === 'PUT' || method === 'DELETE');
  return isWrite && isUnknown ? ' The last write may have taken place: look before you repeat the command.' : '';
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return 'it does not answer in time';
  return cause?.code || cause?.message || message;
}
