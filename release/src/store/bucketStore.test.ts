import type { ServerResponse } from 'node:http';
import { readBounded } from '../trust/readBounded.ts';
import { error, type FakeBucket, startFakeBucket } from '../testing/startFakeBucket.ts';
import { testStoreContract } from '../testing/storeContract.ts';
import { openBucketStore } from './bucketStore.ts';

let bucket: FakeBucket;
beforeEach(async () => {
  bucket = await startFakeBucket();
});
afterEach(() => bucket.stop());

const quick = { pauseMs: 1, attemptMs: 2_000 };
const open = () => openBucketStore('s3://fake/shop', bucket.env, quick);
const key = 'log/local/00000001';

/** Ends the connection where an answer is due. */
const lose = (response: ServerResponse) => {
  response.destroy();
  return true;
};

/** Does `act` for the first `times` requests of this kind to the key. */
function first(times: number, method: string, act: (response: ServerResponse) => boolean) {
  let left = times;
  return (request: { method: string; name: string }, response: ServerResponse) =>
    request.method === method && request.name === `shop/${key}` && left-- > 0 && act(response);
}

const refuse = (status: number, code: string) => (response: ServerResponse) => {
  response.writeHead(status).end(error(code));
  return true;
};

testStoreContract(open);

test('a write whose answer is lost is repeated, and is known as its own', async () => {
  bucket.after = first(1, 'PUT', lose);
  expect(await open().putIfAbsent(key, 'mine')).toBe(true);
  expect(bucket.requests.filter((line) => line === `PUT shop/${key}`)).toHaveLength(2);
  expect(await open().putIfAbsent(key, 'mine')).toBe(false);
});

test('a write whose answer is lost does not win when another one was first', async () => {
  await open().putIfAbsent(key, 'theirs');
  bucket.after = first(1, 'PUT', lose);
  expect(await open().putIfAbsent(key, 'theirs')).toBe(false);
});

test('a write beside another one (409) is tried again', async () => {
  bucket.before = first(2, 'PUT', refuse(409, 'ConditionalRequestConflict'));
  expect(await open().putIfAbsent(key, 'mine')).toBe(true);
});

test('a key that is deleted between a refused write and the look at it is written again', async () => {
  const store = open();
  await store.putIfAbsent(key, 'theirs');
  bucket.after = first(1, 'PUT', (response) => {
    bucket.objects.delete(`shop/${key}`);
    return refuse(412, 'PreconditionFailed')(response);
  });
  expect(await store.putIfAbsent(key, 'mine')).toBe(true);
});

test.each([
  [503, 'SlowDown'],
  [500, 'InternalError'],
  [429, 'TooManyRequests'],
  [400, 'RequestTimeout'],
])('an answer %s %s is asked for again', async (status, code) => {
  const store = open();
  await store.putIfAbsent(key, 'kept');
  bucket.before = first(3, 'GET', refuse(status, code));
  expect(String(await store.get(key))).toBe('kept');
});

test('an answer that breaks off is asked for again', async () => {
  const store = open();
  await store.putIfAbsent(key, 'kept');
  bucket.after = first(2, 'GET', (response) => {
    response.writeHead(200, { 'content-length': '4' }).write('ke', () => response.destroy());
    return true;
  });
  expect(String(await store.get(key))).toBe('kept');
});

test('a service that stays broken, or silent, is a sentence after a few attempts', async () => {
  const store = openBucketStore('s3://fake/shop', bucket.env, { pauseMs: 1, attemptMs: 50, attempts: 3 });
  await store.putIfAbsent(key, 'kept');
  bucket.before = first(Infinity, 'GET', refuse(503, 'SlowDown'));
  await expect(store.get(key)).rejects.toThrow('does not answer as it should. Try again later (GET: 503 SlowDown).');
  bucket.before = first(Infinity, 'GET', () => true);
  await expect(store.get(key)).rejects.toThrow(/127.0.0.1:\d+ cannot be reached \(it does not answer in time\)/);
  expect(bucket.requests.filter((line) => line.startsWith('GET'))).toHaveLength(6);
});

test('a write without an answer says that it may have taken place', async () => {
  const store = open();
  await store.list('');
  bucket.after = first(Infinity, 'PUT', lose);
  await expect(store.putIfAbsent(key, 'mine')).rejects.toThrow('The last write may have taken place');
});

test('a service that replaces what is there is refused, and keeps nothing of the probe', async () => {
  bucket.ignoresCondition = true;
  const store = open();
  const refusal = /does not honor "If-None-Match: \*".* Ceph honor it; Google Cloud Storage and Backblaze B2 do not/;
  await expect(store.putIfAbsent(key, 'mine')).rejects.toThrow(refusal);
  await expect(store.get(key)).rejects.toThrow(refusal);
  await expect(store.list('')).rejects.toThrow(refusal);
  expect(bucket.objects.size).toBe(0);
  expect(bucket.requests.filter((line) => line.startsWith('PUT shop/.probe/'))).toHaveLength(2);
});

test('a service that does not know the condition is refused with the same words', async () => {
  bucket.before = ({ method }, response) => method === 'PUT' && refuse(501, 'NotImplemented')(response);
  await expect(open().get(key)).rejects.toThrow('does not honor "If-None-Match: *"');
});

test('the probe is made once, and is in no listing', async () => {
  const store = open();
  await Promise.all([store.putIfAbsent(key, 'mine'), store.get(key), store.list('')]);
  bucket.objects.set('shop/.probe/left', { bytes: Buffer.from(''), writeId: '' });
  expect(await store.list('')).toEqual([key]);
  expect(bucket.requests.filter((line) => line.startsWith('PUT shop/.probe/'))).toHaveLength(2);
});

test('credentials that may only read are enough for reading', async () => {
  await open().putIfAbsent(key, 'kept');
  bucket.before = ({ method }, response) => method === 'PUT' && refuse(403, 'AccessDenied')(response);
  const store = open();
  expect(String(await store.get(key))).toBe('kept');
  await expect(store.putIfAbsent('other', '')).rejects.toThrow('Grant GetObject, PutObject and DeleteObject');
});

test('a listing of several pages is whole and sorted, without what others keep in the bucket', async () => {
  bucket.pageSize = 7;
  const names = Array.from({ length: 50 }, (_, index) => `log/local/${String(index).padStart(8, '0')}`);
  for (const name of [...names.toReversed(), 'log/', 'log/a&b', 'log/.hidden']) {
    bucket.objects.set(`shop/${name}`, { bytes: Buffer.from(''), writeId: '' });
  }
  bucket.objects.set('other/log/local/1', { bytes: Buffer.from(''), writeId: '' });
  expect(await open().list('log/')).toEqual(names);
});

test.each([
  [404, 'NoSuchBucket', 'there is no such bucket. Create it'],
  [403, 'InvalidAccessKeyId', 'check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  [403, 'SignatureDoesNotMatch', 'check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_REGION'],
  [403, 'ExpiredToken', 'credentials have expired. Get new ones'],
  [403, 'RequestTimeTooSkewed', 'clock is wrong. Set it'],
  [301, 'PermanentRedirect', 'Set AWS_REGION to its region'],
  [418, '', "Look at the service's log"],
])('the answer %s %s is a sentence with the fix', async (status, code, fix) => {
  bucket.before = (_, response) => refuse(status, code)(response);
  await expect(open().list('')).rejects.toThrow(`The release store s3://fake/shop cannot be used: `);
  await expect(open().get(key)).rejects.toThrow(fix);
});

test('a service that does not listen is a sentence with the fix', async () => {
  const gone = await startFakeBucket();
  await gone.stop();
  const store = openBucketStore('s3://fake', gone.env, quick);
  await expect(store.get(key)).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\). Check the network and AWS_ENDPOINT_URL\.$/,
  );
});

/** Sends until the connection is ended. @returns bytes sent, and whether it was ended */
function sendWithoutEnd(response: ServerResponse, status = 200) {
  const sent = { bytes: 0, isEnded: false };
  response.on('close', () => (sent.isEnded = true));
  response.writeHead(status);
  const more = () => {
    sent.bytes += 2 ** 16;
    response.write(Buffer.alloc(2 ** 16, 'x'), () => !response.destroyed && more());
  };
  more();
  return sent;
}

test('an answer without end is not read to its end', async () => {
  // A busy machine takes its time for 64 MiB.
  const store = openBucketStore('s3://fake/shop', bucket.env, { ...quick, attemptMs: 60_000 });
  await store.list('');
  bucket.after = first(1, 'GET', (response) => !!sendWithoutEnd(response));
  await expect(store.get(key)).rejects.toThrow('has more than 64 MiB');
});

test('of an object without end a reader gets as much as it takes, and the connection is ended', async () => {
  const store = open();
  await store.list('');
  let sent = { bytes: 0, isEnded: false };
  bucket.after = first(1, 'GET', (response) => !!(sent = sendWithoutEnd(response)));
  expect(await store.get(key, 256 * 1024)).toHaveLength(256 * 1024 + 1);
  while (!sent.isEnded) await new Promise((next) => setTimeout(next, 5));
  // What the system keeps on its way is sent, and no more.
  expect(sent.bytes).toBeLessThan(16 * 2 ** 20);
});

test('a signed log in a bucket that answers without end is refused, and its reader goes on', async () => {
  const store = open();
  await store.list('');
  bucket.after = ({ name }, response) => name === 'shop/root/1.json' && !!sendWithoutEnd(response);
  await expect(readBounded(store, 'root/1.json')).rejects.toThrow(/has more than the 262144 bytes that are read of it/);
});

test('a problem without end is a problem', async () => {
  const store = open();
  await store.list('');
  bucket.after = first(1, 'GET', (response) => !!sendWithoutEnd(response, 403));
  await expect(store.get(key)).rejects.toThrow('the service refuses the credentials');
});

test('a listing that repeats itself without end is refused', async () => {
  const store = open();
  await store.list('');
  const page = `${'<Contents><Key>shop/a</Key></Contents>'.repeat(20_000)}<IsTruncated>true</IsTruncated>`;
  bucket.after = ({ method, name }, response) => {
    if (method !== 'GET' || name) return false;
    const next = '<NextContinuationToken>again</NextContinuationToken>';
    return !!response.end(`<ListBucketResult>${page}${next}</ListBucketResult>`);
  };
  await expect(store.list('')).rejects.toThrow('more objects than a release store can have');
  expect(bucket.requests.length).toBeLessThan(100);
}, 30_000);
