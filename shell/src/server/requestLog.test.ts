/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLog } from '@paw/node/createLog.ts';
import type { Exchange } from './Exchange.ts';
import { requestLog } from './requestLog.ts';

function logged(exchange: Partial<Exchange>, status = 200, finished = true, level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('shell', level, { write: (line) => void lines.push(JSON.parse(line)) });
  const end = requestLog(log, { observeRequest: () => undefined });
  const whole = { id: 'r1', path: '/product/Bed', began: performance.now(), route: '/product/:title', ...exchange };
  const response = { statusCode: status, writableFinished: finished } as ServerResponse;
  end({ method: 'GET' } as IncomingMessage, response, whole);
  return lines;
}

test('a page is one line with request, route, release set, duration and cache status', () => {
  const [line, ...more] = logged({ set: '0123456789abcdef', cache: 'hit' });
  expect(more).toEqual([]);
  expect(line).toMatchObject({ requestId: 'r1', route: '/product/:title', status: 200, cache: 'hit' });
  expect(line?.set).toBe('0123456789abcdef');
  expect(line?.ms).toEqual(expect.any(Number));
});

test('one in `sample` routine hits is logged, with the sample rate; every other request is logged', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('shell', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  const end = requestLog(log, { observeRequest: () => undefined }, 100);
  const page = (status: number, exchange: Partial<Exchange> = {}, writableFinished = true) =>
    end({ method: 'GET' } as IncomingMessage, { statusCode: status, writableFinished } as ServerResponse, {
      id: 'r1',
      path: '/',
      began: performance.now(),
      route: '/',
      set: 's',
      cache: 'hit',
      ...exchange,
    });
  for (let n = 0; n < 250; n++) page(200);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ sample: 100, status: 200 });
  page(500);
  page(404);
  page(200, { cache: 'miss' });
  page(200, { began: performance.now() - 1_000 });
  page(200, {}, false);
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).not.toHaveProperty('sample');
});

test('at the level debug every page is logged', () => {
  const lines: string[] = [];
  const log = createLog('shell', 'debug', { write: (line) => void lines.push(line) });
  const end = requestLog(log, { observeRequest: () => undefined }, 100);
  const exchange = { id: 'r1', path: '/', began: performance.now(), route: '/', set: 's', cache: 'hit' } as const;
  for (let n = 0; n < 5; n++)
    end({ method: 'GET' } as IncomingMessage, { statusCode: 200, writableFinished: true } as ServerResponse, exchange);
  expect(lines).toHaveLength(5);
});

test('a shopper’s search text is not logged', () => {
  const lines = logged({
    set: 's',
    route: '/search/:searchQuery',
    logPath: 'route',
    path: '/search/my%20dog%20is%20ill',
  });
  expect(JSON.stringify(lines)).not.toContain('ill');
});

test.each([['/x/ann@mail.example/y'], ['/x/ann%40mail.example'], [`/x/${'a'.repeat(70)}`]])(
  'a path that may contain a person’s email or a secret is withheld: %s',
  (path) => {
    const [line] = logged({ set: 's', route: 'not found', path });
    expect(line?.path).toMatch(/^\/x\/\(withheld\)/);
  },
);

test('the log line is one line of JSON for any path', () => {
  for (const path of ['/"},{"level":"fatal', '/a\\b', '/\u2028', `/x"${'y'.repeat(99)}`]) {
    const [line] = logged({ set: 's', route: 'not found', path });
    expect(line).toMatchObject({ path, msg: 'request' });
  }
});

test('when another release set answers, its rule for logging a path applies at once', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('shell', 'info', { write: (line) => void lines.push(JSON.parse(line)) });
  const end = requestLog(log, { observeRequest: () => undefined });
  const page = (exchange: Partial<Exchange>) =>
    end({ method: 'GET' } as IncomingMessage, { statusCode: 200, writableFinished: true } as ServerResponse, {
      id: 'r1',
      path: '/club/ann',
      route: '/club/:name',
      began: performance.now(),
      cache: 'hit',
      ...exchange,
    });
  page({ set: 's1' });
  page({ set: 's2', logPath: 'route' });
  page({ set: 's2', logPath: 'route' });
  expect(lines.map(({ path }) => path)).toEqual(['/club/ann', undefined, undefined]);
});

test('a file is logged only when it fails', () => {
  expect(logged({ route: '/r' })).toEqual([]);
  expect(logged({ route: '/r' }, 503)).toMatchObject([{ level: 'warn', status: 503 }]);
});

test('a request that the client aborted is logged as such', () => {
  expect(logged({ set: 's' }, 200, false)).toMatchObject([{ msg: 'request broken off by the client' }]);
});
