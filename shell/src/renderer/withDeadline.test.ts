/** @jest-environment node */
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type JobContext, withDeadline } from './withDeadline.ts';

const args = { request: new Request('http://shop.example/product/x'), params: {} } as unknown as LoaderFunctionArgs;

function run(loader: (args: LoaderFunctionArgs) => unknown, without = false) {
  const reported: string[] = [];
  const context: JobContext = { headers: {}, report: (error) => reported.push(error), without };
  const [outer] = withDeadline([{ children: [{ path: '/x', loader }] }], 20);
  const limited = outer?.children?.[0]?.loader as (args: LoaderFunctionArgs) => Promise<unknown>;
  return { answer: limited({ ...args, context }), reported };
}

test('a loader that settles in time is unchanged', async () => {
  const { answer, reported } = run(async () => 'data');
  await expect(answer).resolves.toBe('data');
  expect(reported).toEqual([]);
});

test('a loader that never settles fails its page with 503 and a line for the log', async () => {
  let signal: AbortSignal | undefined;
  const { answer, reported } = run(({ request }) => {
    signal = request.signal;
    return new Promise(() => undefined);
  });
  await expect(answer).rejects.toMatchObject({ status: 503 });
  expect(reported).toEqual(['The loader of /x did not settle within 20 ms']);
  expect(signal?.aborted).toBe(true);
});

test('when a loader throws, the log gets the stack', async () => {
  const { answer, reported } = run(() => Promise.reject(new TypeError('no stock')));
  await expect(answer).rejects.toThrow('no stock');
  expect(reported).toEqual([expect.stringMatching(/^TypeError: no stock\n +at .*withDeadline\.test/)]);
});

test('a call that a failed loader left open ends at the limit', async () => {
  const aborted = jest.fn();
  const { answer } = run(({ request }) => {
    request.signal.addEventListener('abort', aborted);
    return Promise.reject(Object.assign(new Error('x'), { status: 404 }));
  });
  await expect(answer).rejects.toMatchObject({ status: 404 });
  expect(aborted).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(aborted).toHaveBeenCalled();
});

test('a loader that throws at once leaves no rejection behind', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const { answer } = run(() => {
    throw Object.assign(new Error('x'), { status: 404 });
  });
  await expect(answer).rejects.toMatchObject({ status: 404 });
  await new Promise((resolve) => setTimeout(resolve, 40));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a page that does not exist is not logged as a failure', async () => {
  const { answer, reported } = run(() => Promise.reject(Object.assign(new Error('x'), { status: 404 })));
  await expect(answer).rejects.toMatchObject({ status: 404 });
  expect(reported).toEqual([]);
});

test('the loader of a page that ended a renderer does not run again', async () => {
  const loader = jest.fn();
  await expect(run(loader, true).answer).rejects.toMatchObject({ status: 500 });
  expect(loader).not.toHaveBeenCalled();
});
