/** @jest-environment node */
import { createLog, sinkOf } from './createLog.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  write(createLog('shell', 'info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

test('an event is one JSON line with its time, its process and its fields', () => {
  const [line, ...more] = logged((log) => log.info({ requestId: 'r1', ms: 3 }, 'page sent'));
  expect(more).toEqual([]);
  expect(line).toMatchObject({ level: 'info', service: 'shell', requestId: 'r1', ms: 3, msg: 'page sent' });
  expect(new Date(String(line?.time)).toISOString()).toBe(line?.time);
});

test('secrets and personal data are withheld in every object', () => {
  const [line] = logged((log) => log.info({ email: 'a@b.example', order: { token: 't', total: 5 } }, 'order'));
  expect(JSON.stringify(line)).not.toMatch(/a@b\.example|"t"/);
  expect(line).toMatchObject({ order: { total: 5 } });
});

test('a line below the configured level is not written', () => {
  expect(logged((log) => log.debug('page sent from the cache'))).toEqual([]);
});

test('code that formats its own lines gets the sink of a log, but not of a child log', () => {
  const sink = { write: () => {} };
  const log = createLog('shell', 'info', sink);
  expect(sinkOf(log)).toBe(sink);
  expect(sinkOf(log.child({}))).toBeUndefined();
});

test('the logs of a process share one sink, so that each waits for no exit of its own', () => {
  const first = createLog('shell', 'silent');
  const before = process.listenerCount('exit');
  expect(sinkOf(createLog('shell', 'silent'))).toBe(sinkOf(first));
  expect(process.listenerCount('exit')).toBe(before);
});
