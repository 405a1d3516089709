/** @jest-environment node */
import type { Log } from '@paw/node/createLog.ts';
import { SignalCounts } from './SignalCounts.ts';
import { SignalReporter } from './SignalReporter.ts';
import type { UnsentReport } from './Signals.ts';
import { SignalTotals } from './SignalTotals.ts';
import { openRegistry, type TestRegistry } from './testing/openRegistry.ts';
import { CATALOG } from './testing/sampleSet.ts';

let registry: TestRegistry;
let reporter: SignalReporter;
let instance: string | undefined;
let results: SignalTotals['reports'];
const said: string[] = [];
/** What the shell has counted since its last report. */
let news: UnsentReport | undefined;

beforeEach(async () => {
  registry = await openRegistry();
  said.length = 0;
  instance = 'shell-1';
  results = new SignalTotals().reports;
  const log = { warn: (_: object, text: string) => said.push(text) } as unknown as Log;
  const take = () => {
    const taken = news;
    news = undefined;
    return taken;
  };
  const about = { url: registry.url, token: 'secret', env: 'local', log, take, results };
  reporter = new SignalReporter({ ...about, instance: () => instance });
});
afterEach(() => registry.close());

function happen(sent: number): void {
  const counts = new SignalCounts();
  counts.route(CATALOG, '/').sent = sent;
  const visitor = { visitor: '0123456789ab', arm: 'live', what: 'sent', ago: 5 } as const;
  news = { at: new Date().toISOString(), ms: 1_000, apiUp: true, ...counts.list(), visitors: [visitor], dropped: 0 };
}
const arrived = () => registry.sum(({ routes }) => routes[0]?.sent ?? 0);

test('a report has the shell’s name, the token, and a number that rises by one', async () => {
  for (const sent of [1, 2]) {
    happen(sent);
    await reporter.flush(1_000);
  }
  expect(registry.asked[0]).toBe('POST /v1/environments/local/signals Bearer secret');
  expect(registry.reports.map(({ shell, seq }) => `${shell} ${seq}`)).toEqual(['shell-1 1', 'shell-1 2']);
});

test('a report whose answer was lost comes again as the same one, and counts once', async () => {
  registry.mood = 'lost';
  happen(5);
  await reporter.flush(1_000);
  happen(7);
  await reporter.flush(1_000);
  expect(arrived()).toBe(5);
  registry.mood = 'well';
  await reporter.flush(1_000);
  expect(registry.asked).toHaveLength(4);
  expect(arrived()).toBe(12);
});

test('while the registry is away counts are kept, and events of the oldest time are dropped and counted', async () => {
  registry.mood = 503;
  for (let second = 1; second <= 100; second++) {
    happen(second);
    await reporter.flush(1_000);
  }
  expect(reporter.waiting).toBeLessThanOrEqual(60);
  registry.mood = 'well';
  await reporter.flush(5_000);
  expect(arrived()).toBe(5_050);
  expect(registry.sum(({ visitors, dropped }) => visitors.length + dropped)).toBe(100);
  expect(registry.reports.map(({ seq }) => seq)).toEqual(registry.reports.map((_, at) => at + 1));
  expect(said.filter((text) => text.includes('single visitors'))).toHaveLength(1);
});

test.each([401, 403])('a token that may not report (%i) is named once, with the role that may', async (status) => {
  registry.mood = status;
  for (let second = 0; second < 3; second++) {
    happen(1);
    await reporter.flush(1_000);
  }
  expect(said).toEqual([expect.stringContaining('set REGISTRY_TOKEN to a token of the role shell')]);
});

test('a refused report is not sent forever', async () => {
  registry.mood = 422;
  happen(1);
  await reporter.flush(1_000);
  registry.mood = 'well';
  happen(2);
  await reporter.flush(1_000);
  expect(registry.reports.map(({ seq }) => seq)).toEqual([2]);
  expect(results.get('refused')).toBe(1);
});

test('a registry that does not answer holds up an ending shell for no longer than its deadline', async () => {
  registry.mood = 'silent';
  happen(1);
  const began = performance.now();
  await reporter.flush(200);
  expect(performance.now() - began).toBeLessThan(600);
});

test('a shell without a name waits with its reports', async () => {
  instance = undefined;
  happen(3);
  await reporter.flush(1_000);
  expect(registry.asked).toEqual([]);
  instance = 'shell-2';
  await reporter.flush(1_000);
  expect(arrived()).toBe(3);
});
