import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './Child.ts';

const cwd = mkdtempSync(join(tmpdir(), 'paw-child-'));
afterAll(() => rmSync(cwd, { recursive: true }));

function start(code: string) {
  writeFileSync(join(cwd, 'child.cjs'), code);
  const lines: string[] = [];
  let onReady: (message: unknown) => void = () => undefined;
  const ready = new Promise((resolve) => (onReady = resolve));
  const child = new Child(['child.cjs'], { cwd, onMessage: onReady, onLine: (line) => lines.push(line) });
  return { child, ready, lines };
}

test('a child ends when its connection is closed', async () => {
  const { child, ready, lines } = start(
    "process.on('disconnect', () => { console.log('ending'); process.exit(0); }); process.send('ready');",
  );
  child.onLoss = () => lines.push('lost');
  expect(await ready).toBe('ready');
  await child.end();
  expect(lines).not.toContain('lost');
});

test('a child that does not end is killed', async () => {
  const { child, ready } = start("setInterval(() => {}, 1000); process.send('ready');");
  await ready;
  expect(await child.end(10)).toBeUndefined();
});

test('a child that exits unexpectedly is reported as lost, after its last output', async () => {
  const { child, lines } = start("console.log('last words'); process.exitCode = 3;");
  const why = await new Promise((resolve) => (child.onLoss = resolve));
  expect([why, lines]).toEqual(['exit code 3', ['last words']]);
});
