/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { LeftRenderers } from './LeftRenderers.ts';

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((one) => one.kill('SIGKILL')));

function loop(): ChildProcess & { pid: number } {
  const child = spawn(process.execPath, ['-e', 'for (;;);']);
  started.push(child);
  return child as ChildProcess & { pid: number };
}

test('renderers that loop are ended when their shell is gone, and one that has ended is no problem', async () => {
  const [one, other, ended] = [loop(), loop(), loop()];
  const exits = [one, other].map((child) => once(child, 'exit'));
  ended.kill('SIGKILL');
  await once(ended, 'exit');
  const left = new LeftRenderers();
  left.take([ended.pid, one.pid, other.pid]);
  expect([one, other].map(({ exitCode, signalCode }) => exitCode ?? signalCode)).toEqual([null, null]);
  left.endAll();
  expect(await Promise.all(exits)).toEqual([
    [null, 'SIGKILL'],
    [null, 'SIGKILL'],
  ]);
});

test('a renderer that the shell started last, and told after its own end, is ended too', async () => {
  const one = loop();
  const exit = once(one, 'exit');
  const left = new LeftRenderers();
  left.endAll();
  left.take([one.pid]);
  expect(await exit).toEqual([null, 'SIGKILL']);
});
