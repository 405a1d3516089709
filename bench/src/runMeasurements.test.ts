import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Figure } from './Figure.ts';
import { type Result, runMeasurements, type Task } from './runMeasurements.ts';

const figure: Figure = { name: 'Time of an answer', value: 1, unit: 'ms', against: 'nothing' };
const good: Task = { name: 'good', doing: 'Measuring', run: () => [figure] };
const broken: Task = { name: 'broken', doing: 'Breaking', run: () => Promise.reject(new Error('The shop is closed.')) };

function run(tasks: readonly Task[], more: { limit?: number; end?: () => Promise<void> } = {}): Promise<Result[]> {
  return runMeasurements(tasks, { limit: 60, print: () => undefined, ...more });
}

test('a measurement that throws is named with its reason, and the others run', async () => {
  const [first, second] = await run([broken, good]);
  expect(first).toMatchObject({ name: 'broken', ok: false, error: 'The shop is closed.' });
  expect(second).toMatchObject({ name: 'good', ok: true, figures: [figure] });
});

test('a value that is not a finite number fails its measurement and keeps the other values', async () => {
  const values = [figure, { ...figure, name: 'Ratio', value: Number.NaN }];
  const [result] = await run([{ ...good, run: () => values }]);
  expect(result).toMatchObject({ ok: false, error: '"Ratio" is NaN, not a finite number.', figures: [figure] });
});

test('a measurement without a figure fails', async () => {
  const [result] = await run([{ ...good, run: () => [] }]);
  expect(result).toMatchObject({ ok: false, error: 'It yields no figure.' });
});

test('a measurement that never ends fails, and the others run', async () => {
  const [first, second] = await run([{ ...good, run: () => new Promise(() => undefined) }, good], { limit: 0.1 });
  expect(first).toMatchObject({ ok: false, error: 'It did not end within 0.1 s.' });
  expect(second?.ok).toBe(true);
});

test('a measurement is cleaned up afterward, even when it fails', async () => {
  const end = jest.fn(async () => undefined);
  await run([broken, good], { end });
  expect(end.mock.calls).toEqual([['broken'], ['good']]);
});

/** A run as main.ts does it, of one measurement that works and of one whose `run` has this body. */
function runProcess(body: string): Promise<{ code: unknown; words: string }> {
  const file = (name: string) => JSON.stringify(pathToFileURL(join(__dirname, name)));
  const script = `
    import { spawn } from 'node:child_process';
    import { endRun } from ${file('endRun.ts')};
    import { runMeasurements } from ${file('runMeasurements.ts')};
    import { endProcesses, markProcesses } from ${file('../machine/startedProcesses.ts')};
    const figure = ${JSON.stringify(figure)};
    const tasks = [
      { name: 'careless', doing: 'Careless', run: async () => { ${body} } },
      { name: 'good', doing: 'Good', run: () => [figure] },
    ];
    const print = (words) => process.stdout.write(words);
    const end = async (name) => print('left ' + (await endProcesses(name)) + '\\n');
    const results = await runMeasurements(tasks, { limit: 60, print, begin: markProcesses, end });
    for (const { name, ok } of results) print(name + ' ' + ok + '\\n');
    await endRun(results.every(({ ok }) => ok) ? 0 : 1);`;
  return new Promise((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', script], { timeout: 120_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? (error.code ?? error.signal) : 0, words: stdout + stderr }),
    );
  });
}

test('a resource that a failed measurement leaves open does not block the run, and the exit code is 1', async () => {
  const { code, words } = await runProcess("setInterval(() => 0, 1000); throw new Error('Broken')");
  expect(words).toContain('failed: careless: Broken');
  expect(words).toContain('careless false\ngood true\n');
  expect(words).toContain('left something open');
  expect(code).toBe(1);
});

test('an uncaught error fails its measurement, and the others run', async () => {
  const { code, words } = await runProcess(
    "setTimeout(() => { throw new Error('Late') }); return new Promise(() => 0)",
  );
  expect(words).toContain('careless false\ngood true\n');
  expect(code).toBe(1);
});

test('a process that a measurement leaves behind is ended', async () => {
  const { code, words } = await runProcess(
    "spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).unref(); return [figure]",
  );
  expect(words).toContain(process.platform === 'win32' ? 'left 0' : 'left 1');
  expect(words).toContain('careless true\ngood true\n');
  expect(code).toBe(0);
});
