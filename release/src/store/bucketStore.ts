import { type BucketAccess, readBucketAccess } from './bucketAccess.ts';
import { type BucketClient, bucketClient, type Patience } from './bucketClient.ts';
import { parseListing } from './bucketListing.ts';
import { bucketProblem } from './bucketProblem.ts';
import { probeConditionalWrites } from './probeConditionalWrites.ts';
import { putObject } from './putObject.ts';
import type { ReleaseStore } from './releaseStore.ts';
import { checkedKey, checkedPrefix, isKey } from './storeKeys.ts';

/** A listing of more pages, or names, than this belongs to something else than a release store. */
const MOST_PAGES = 1_000;
const MOST_NAMES = 1_000_000;

/**
 * A store on an S3-compatible bucket. The first operation finds out whether the service refuses a second write of a key;
 * without that, two activations could both believe that they were first.
 * @param address `s3://bucket` or `s3://bucket/prefix`
 * @throws ReleaseProblem `usage` when the address or a variable in `env` is missing or wrong
 */
export function openBucketStore(address: string, env: NodeJS.ProcessEnv, patience?: Partial<Patience>): ReleaseStore {
  const access = readBucketAccess(address, env);
  const send = bucketClient(access, patience);
  const nameOf = (key: string) => access.prefix + checkedKey(key);
  const probe = probeConditionalWrites(access, (request) => send({ ...request, isProbe: true }));

  return {
    address,
    pollMs: 2_000,
    answerPollMs: 500,
    putIfAbsent: async (key, bytes) => {
      const name = nameOf(key);
      await probe.beforeWrite();
      return putObject(access, send, name, Buffer.from(bytes));
    },
    get: async (key, most) => {
      const [found] = await Promise.all([
        send({ method: 'GET', name: nameOf(key), accept: [200, 404], ...(most !== undefined && { most }) }),
        probe.beforeRead(),
      ]);
      return found.status === 200 ? found.body : undefined;
    },
    list: async (prefix) => {
      const start = access.prefix + checkedPrefix(prefix);
      const [names] = await Promise.all([listNames(access, send, start), probe.beforeRead()]);
      // Other objects, such as the folders that some tools make, are not the store's.
      return names
        .map((name) => name.slice(access.prefix.length))
        .filter(isKey)
        .toSorted();
    },
    delete: async (key) => {
      const name = nameOf(key);
      await probe.beforeWrite();
      await send({ method: 'DELETE', name, accept: [200, 204, 404] });
    },
  };
}

async function listNames(access: BucketAccess, send: BucketClient, prefix: string): Promise<string[]> {
  const names: string[] = [];
  let token: string | undefined;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = { 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) };
    const { body } = await send({ method: 'GET', query, accept: [200] });
    const listing = parseListing(body.toString());
    if (!listing) throw bucketProblem(access, 'the service answers a listing that is not whole. Try again later.');
    if (names.length + listing.keys.length > MOST_NAMES) break;
    for (const name of listing.keys) names.push(name);
    token = listing.next;
    if (!token) return names.filter((name) => name.startsWith(prefix));
  }
  throw bucketProblem(access, 'it has more objects than a release store can have. Use a bucket or prefix of its own.');
}
