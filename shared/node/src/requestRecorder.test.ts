/** @jest-environment node */
import type { Log } from './createLog.ts';
import { requestRecorder } from './requestRecorder.ts';

const request = { requestId: 'r1', method: 'GET', route: '/x', status: 200, set: undefined, took: 12.345 };

function startRecorder(isLevelEnabled: boolean) {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const child = { isLevelEnabled: () => isLevelEnabled, debug: write, info: write, warn: write };
  const observeRequest = jest.fn();
  return {
    lines,
    observeRequest,
    record: requestRecorder({ child: () => child } as unknown as Log, { observeRequest }),
  };
}

test('a request becomes one measurement in seconds and one line in tenths of a millisecond', () => {
  const { lines, observeRequest, record } = startRecorder(true);
  record({ ...request, isComplete: true }, 'info');
  expect(observeRequest.mock.calls).toEqual([['/x', 'GET', 200, 0.012345]]);
  const { took: __, ...fields } = request;
  expect(lines).toEqual([[{ ...fields, ms: 12.3 }, 'request']]);
});

test('a request that the client aborted is logged as such', () => {
  const { lines, record } = startRecorder(true);
  record({ ...request, isComplete: false }, 'warn');
  expect(lines).toEqual([[expect.anything(), 'request broken off by the client']]);
});

test('below the log level a request is measured and not logged', () => {
  const { lines, observeRequest, record } = startRecorder(false);
  record({ ...request, isComplete: true }, 'debug');
  expect([lines.length, observeRequest.mock.calls.length]).toEqual([0, 1]);
});
