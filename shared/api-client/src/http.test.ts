import { answer, ApiProblem, createApi } from './http.ts';

const baseUrl = 'http://shop.test';
const taxonomy = (options = {}) => answer(createApi({ baseUrl, ...options }).GET('/api/taxonomy'));
const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiProblem,
  );

const network = jest.spyOn(globalThis, 'fetch');
const replies = (body: BodyInit | null, status = 200) => {
  network.mockImplementation(async () => new Response(body, { status }));
};
/** Never answers, and aborts as fetch does. */
const hangs: typeof fetch = (input) =>
  new Promise((_, reject) => {
    const { signal } = input as Request;
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

afterEach(() => void network.mockReset());
afterAll(() => network.mockRestore());

test('an answer is its data, and the call goes to the right URL', async () => {
  replies('{"pets":[]}');
  expect(await taxonomy()).toEqual({ pets: [] });
  const [request] = network.mock.calls[0] as [Request];
  expect([request.method, request.url]).toEqual(['GET', 'http://shop.test/api/taxonomy']);
});

test('each call of a browser begins a trace', async () => {
  replies('{"pets":[]}');
  await taxonomy();
  await taxonomy();
  const [first, second] = network.mock.calls.map(([request]) => (request as Request).headers.get('traceparent'));
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(second?.slice(3, 35)).not.toBe(first?.slice(3, 35));
});

test('a rejected call keeps its status, its code and its message', async () => {
  replies('{"code":"not_found","message":"There is no such category."}', 404);
  const problem = await problemOf(taxonomy());
  expect(problem).toBeInstanceOf(ApiProblem);
  expect(problem).toMatchObject({ status: 404, code: 'not_found', message: 'There is no such category.' });
});

test.each([
  ['its own text', '{"code":"crashed","message":"relation products does not exist"}', 'crashed'],
  ['a proxy’s page', '<h1>Bad gateway</h1>', 'unknown'],
])('the text of a server error is never shown: %s', async (_, body, code) => {
  replies(body, 502);
  const message = 'Something went wrong on our end. Please try again in a moment.';
  expect(await problemOf(taxonomy())).toMatchObject({ status: 502, code, message });
});

test('without a network the problem has status 0', async () => {
  const cause = new TypeError('Failed to fetch');
  network.mockRejectedValue(cause);
  const message = 'We couldn’t reach the store. Check your connection and try again.';
  expect(await problemOf(taxonomy())).toMatchObject({ status: 0, code: 'no_answer', message, cause });
});

test('a late answer is aborted', async () => {
  network.mockImplementation(hangs);
  expect(await problemOf(taxonomy({ timeout: 20 }))).toMatchObject({ status: 0, code: 'no_answer' });
});

test('with a time limit of 0, only a signal ends the call', async () => {
  network.mockImplementation(hangs);
  const ends = jest.spyOn(AbortSignal, 'timeout');
  const leaving = new AbortController();
  const problem = problemOf(taxonomy({ timeout: 0, signal: leaving.signal }));
  setTimeout(() => leaving.abort(), 20);
  expect(await problem).toMatchObject({ status: 0, code: 'no_answer' });
  expect(ends).not.toHaveBeenCalled();
  ends.mockRestore();
});

test('a call is aborted when the shopper leaves', async () => {
  network.mockImplementation(hangs);
  const leaving = new AbortController();
  const problem = problemOf(taxonomy({ signal: leaving.signal }));
  setTimeout(() => leaving.abort());
  expect(await problem).toMatchObject({ status: 0 });
});

test('a call’s own signal aborts it', async () => {
  network.mockImplementation(hangs);
  const leaving = new AbortController();
  const problem = problemOf(answer(createApi({ baseUrl }).GET('/api/taxonomy', { signal: leaving.signal })));
  setTimeout(() => leaving.abort());
  expect(await problem).toMatchObject({ status: 0 });
});

test.each([
  ['cut off', '{"pets":['],
  ['no JSON', '<title>Sign in to the hotel’s network</title>'],
])('an answer that is %s is an ApiProblem, not a parser’s exception', async (_, body) => {
  replies(body);
  expect(await problemOf(taxonomy())).toMatchObject({ name: 'ApiProblem', status: 0, code: 'no_answer' });
});

test('a problem from the shell’s copy of the wrapper reaches a remote’s loader unchanged', async () => {
  let shell: typeof import('./http.ts') | undefined;
  await jest.isolateModulesAsync(async () => {
    shell = await import('./http.ts');
  });
  replies('{"code":"not_found","message":"There is no such category."}', 404);
  const problem = await problemOf(
    answer((shell as typeof import('./http.ts')).createApi({ baseUrl }).GET('/api/taxonomy')),
  );
  expect(problem).toMatchObject({ status: 404, code: 'not_found' });
  expect(problem?.constructor).not.toBe(ApiProblem);
  expect(problem).toBeInstanceOf(ApiProblem);
});
