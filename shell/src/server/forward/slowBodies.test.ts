/** @jest-environment node */
import { once } from 'node:events';
import { IncomingMessage, type RequestListener } from 'node:http';
import { type Front, openFront } from './testing/openFront.ts';

let front: Front;
afterEach(() => front.close());

const answers: RequestListener = (request, response) => request.resume().on('end', () => response.end('ok'));
/** An api that answers when the test calls `let`. */
function heldApi() {
  const held: (() => void)[] = [];
  const api: RequestListener = (_, response) => void held.push(() => response.end('ok'));
  return { api, held, let: () => held.splice(0).forEach((go) => go()) };
}
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};
const statusOf = (answer: string) => Number(answer.split(' ', 2)[1]);

/** Starts 200 slow bodies, each of another client. Resolves once the start of each is sent. */
async function trickles() {
  const slow = Array.from({ length: 200 }, (_, at) => front.trickle(`198.51.100.${at}`));
  await until(() => slow.every(({ socket }) => socket.bytesWritten > 100));
  return slow;
}

test('200 slow bodies do not delay other clients', async () => {
  // They do not time out within this test.
  front = await openFront(answers, { BODY_TIMEOUT: '60000' });
  const slow = await trickles();
  for (let asked = 0; asked < 50; asked++) expect((await front.ask('203.0.113.1')).status).toBe(200);
  expect(slow.every(({ socket }) => socket.writable)).toBe(true);
});

test('a slow body is read only a few times, and arrives complete', async () => {
  front = await openFront((request, response) => {
    let size = 0;
    request.on('data', (part: Buffer) => (size += part.length)).on('end', () => response.end(String(size)));
  });
  const reads = jest.spyOn(IncomingMessage.prototype, 'push');
  const slow = front.raw('POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 300\r\n\r\n');
  for (let sent = 0; sent < 300; sent++) {
    slow.socket.write('x');
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  await once(slow.socket, 'data');
  // The same connection is read as usual afterward.
  slow.socket.write('POST /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\nab');
  expect(await slow.answer).toMatch(/200 OK[^]*\r\n\r\n300HTTP[^]*200 OK[^]*\r\n\r\n2$/);
  // One read per byte in the first 250 ms, then larger ones. The api's request is read in this process too.
  expect(reads.mock.calls.length).toBeLessThan(100);
  reads.mockRestore();
});

test('200 slow bodies each end with 408 and a message', async () => {
  front = await openFront(answers, { BODY_TIMEOUT: '500' });
  const said = await Promise.all((await trickles()).map(({ answer }) => answer));
  expect(said.filter((answer) => statusOf(answer) === 408)).toHaveLength(200);
  expect(said[0]).toMatch(/connection: close/i);
  expect(JSON.parse(said[0]?.split('\r\n\r\n')[1] ?? '')).toEqual({
    code: 'too_slow',
    message: 'Your request took too long to arrive. Check your connection, then try again.',
  });
});

test('one client cannot use all slots: above its share it gets 429, and others are served', async () => {
  front = await openFront(answers, { CLIENT_REQUESTS: '8' });
  const slow = Array.from({ length: 8 }, () => front.trickle('198.51.100.1'));
  await until(() => slow.every(({ socket }) => socket.bytesWritten > 100));
  const refused = await front.ask('198.51.100.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect((await front.ask('198.51.100.2')).status).toBe(200);
  slow[0]?.socket.destroy();
  await until(() => slow[0]?.socket.closed === true);
  let again = await front.ask('198.51.100.1');
  while (again.status === 429) again = await front.ask('198.51.100.1');
  expect(again.status).toBe(200);
});

test('one client gets at most half of the api’s slots, so another one’s call does not wait', async () => {
  const { api, held, let: go } = heldApi();
  front = await openFront(api, { API_CONNECTIONS: '4' });
  const many = Array.from({ length: 6 }, () => front.ask('198.51.100.1'));
  await until(() => held.length === 2);
  const other = front.ask('203.0.113.1');
  await until(() => held.length === 3);
  go();
  expect((await other).status).toBe(200);
  await until(() => held.length === 2);
  go();
  await until(() => held.length === 2);
  go();
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
});

test('a full queue answers 503 at once, and a queue that does not move answers 503 within the time limit', async () => {
  const { api, held, let: go } = heldApi();
  front = await openFront(api, { API_CONNECTIONS: '2', API_QUEUE: '1', API_QUEUE_TIME: '200' });
  const first = [front.ask('203.0.113.1'), front.ask('203.0.113.2')];
  await until(() => held.length === 2);
  const rest = await Promise.all([front.ask('203.0.113.3'), front.ask('203.0.113.4')]);
  for (const refused of rest) {
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  }
  go();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  // A request that timed out in the queue has freed its place.
  const next = [front.ask('203.0.113.1'), front.ask('203.0.113.2')];
  await until(() => held.length === 2);
  go();
  await Promise.all(next);
});

test('a body that is too large is refused with a message, by its declared length or by its received bytes', async () => {
  front = await openFront(answers, { BODY_KB: '4' });
  const announced = await front.ask('203.0.113.1', '/api/x', { method: 'POST', body: 'x'.repeat(5000) });
  expect(announced.status).toBe(413);
  expect(await announced.json()).toEqual({
    code: 'too_large',
    message: 'That is more than we can take in one request.',
  });
  const chunk = `3e8\r\n${'x'.repeat(1000)}\r\n`;
  const { answer } = front.raw(
    `POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`,
  );
  expect(statusOf(await answer)).toBe(413);
});

test('a picture may be larger and take longer than other bodies, as long as data keeps arriving', async () => {
  front = await openFront(
    (request, response) => {
      let size = 0;
      request.on('data', (part: Buffer) => (size += part.length)).on('end', () => response.end(String(size)));
    },
    { BODY_KB: '4', BODY_TIMEOUT: '200', BODY_RATE: '1' },
  );
  const length = 20_000;
  const upload = front.raw(
    `POST /api/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: image/jpeg\r\nContent-Length: ${length}\r\n\r\n`,
  );
  for (let sent = 0; sent < length; sent += 2000) {
    upload.socket.write('x'.repeat(2000));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await upload.answer).toMatch(/200 OK[^]*20000$/);
});

test('memory for bodies is limited: the oldest incomplete one is ended to make room for a new one', async () => {
  front = await openFront(answers, { BODY_KB: '10240', BODY_MEMORY_MB: '16' });
  const head = (client: number) =>
    `POST /api/x HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${client}\r\nContent-Length: 9000000\r\n\r\n`;
  const oldest = front.raw(head(1) + 'x'.repeat(8_000_000));
  await until(() => oldest.socket.bytesWritten > 8_000_000 && oldest.socket.writableLength === 0);
  const next = front.raw(head(2) + 'x'.repeat(8_900_000));
  expect(statusOf(await oldest.answer)).toBe(503);
  next.socket.write('x'.repeat(100_000));
  next.socket.once('data', () => next.socket.end());
  expect(statusOf(await next.answer)).toBe(200);
});

test('a body in a million chunks is refused, because each chunk costs as much as a large one', async () => {
  front = await openFront(answers);
  const { answer } = front.raw(
    `POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(1_000_000)}0\r\n\r\n`,
  );
  expect(await answer).toBe('');
  expect((await front.ask('203.0.113.1')).status).toBe(200);
});

test('connections with endless headers, or without a request, are closed', async () => {
  front = await openFront(answers, { HEADERS_TIMEOUT: '300', KEEP_ALIVE_TIMEOUT: '300' });
  const headers = front.raw('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const silent = front.raw('');
  const idle = front.raw('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(statusOf(await headers.answer)).toBe(408);
  expect(await silent.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await idle.answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('one client has a limited number of connections, whatever it does with them', async () => {
  front = await openFront(answers, { CLIENT_CONNECTIONS: '2', TRUSTED_PROXIES: '10.0.0.0/8' });
  const [first, second] = [front.raw('GET / HTTP/1.1\r\n'), front.raw('GET / HTTP/1.1\r\n')];
  await until(() => [first, second].every(({ socket }) => socket.bytesWritten > 0));
  expect(await front.raw('GET / HTTP/1.1\r\nHost: x\r\n\r\n').answer).toBe('');
  first.socket.destroy();
  await until(() => first.socket.closed);
  let answer = '';
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  while (!answer) answer = await front.raw(ask).answer;
  expect(statusOf(answer)).toBe(200);
});

test('a page does not wait for a body that no code reads', async () => {
  front = await openFront(answers);
  const page = front.raw('GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{');
  expect(await page.answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
});

test('a slowly reading client does not hold the api’s connection', async () => {
  front = await openFront((_, response) => void response.end(Buffer.alloc(900_000)), { API_CONNECTIONS: '2' });
  const readers = [1, 2, 3, 4].map((client) => {
    const reader = front.raw(`GET /api/x HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${client}\r\n\r\n`);
    reader.socket.pause();
    return reader;
  });
  expect((await front.ask('203.0.113.1').then((response) => response.arrayBuffer())).byteLength).toBe(900_000);
  for (const { socket } of readers) socket.destroy();
});

test('bytes after a request that are not HTTP do not affect the response in progress', async () => {
  front = await openFront((_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('part');
  });
  const { socket, answer } = front.raw('GET /api/x HTTP/1.1\r\nHost: x\r\n\r\n');
  socket.once('data', () => socket.write('nonsense\r\n\r\n'));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK[^]*part$/);
});
