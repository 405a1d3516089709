import { randomUUID } from 'node:crypto';
import type { BucketAccess } from './bucketAccess.ts';
import { type BucketClient, LARGEST } from './bucketClient.ts';
import { bucketProblem, tooLargeForBucket } from './bucketProblem.ts';

/** True when this call created the object. Each write carries an id, which tells one's own write from another's. */
export async function putObject(
  access: BucketAccess,
  send: BucketClient,
  name: string,
  body: Buffer,
): Promise<boolean> {
  if (body.length > LARGEST) throw tooLargeForBucket(access, name, LARGEST);
  const writeId = randomUUID();
  const headers = { 'if-none-match': '*', 'x-amz-meta-write-id': writeId };
  for (let tries = 1; tries <= 5; tries++) {
    const { status } = await send({ method: 'PUT', name, headers, body, accept: [200, 412] });
    if (status === 200) return true;
    // The answer to the same write may have been lost, and the write repeated: here, or by a proxy.
    const there = await send({ method: 'HEAD', name, accept: [200, 404] });
    if (there.status === 200) return there.headers.get('x-amz-meta-write-id') === writeId;
  }
  throw bucketProblem(access, `${name} is written and deleted by others all the time. Try again.`);
}
