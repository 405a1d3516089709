/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { rendererPort } from '../releases/testing/fakeRenderer.ts';
import type { RendererData } from '../../renderer/rendererMessages.ts';
import { Renderer } from './Renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'chrt-'));
const { PATH } = process.env;
afterEach(() => {
  process.env.PATH = PATH;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As a shell that just started finds it. */
async function idleCommandOf(path: string): Promise<readonly string[]> {
  process.env.PATH = path;
  let command: readonly string[] = [];
  await jest.isolateModulesAsync(async () => {
    const { idleCommand } = await import('./idleCommand.ts');
    command = idleCommand(['/bin/node', '-']);
  });
  return command;
}

/** Nice value and scheduling class of each thread. */
const threadsOf = (pid: string) =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const fields = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    return { nice: Number(fields[16]), class: Number(fields[38]) };
  });

async function openThreads(shadow?: string) {
  const code = `${rendererPort}
    port.receive().then(() => {
      port.listen(({ id }) => {
        const rendered = { status: 200, degraded: false, errors: [String(process.pid)] };
        port.post({ type: 'rendered', id, rendered }, Buffer.from(''));
      });
      port.post({ type: 'ready' });
    });`;
  const renderer = await Renderer.start(Buffer.from(code), { ...(shadow && { shadow }) } as RendererData);
  const { errors } = await renderer.render({ url: '/', requestId: 'r1', withoutPage: false });
  const threads = threadsOf(errors[0] ?? '');
  await renderer.stop(0);
  return threads;
}

(process.platform === 'linux' ? describe : describe.skip)('on Linux', () => {
  test('all threads of a shadow’s renderer have the class for idle time, and those of a live one have a lower priority than the shell', async () => {
    const shadow = await openThreads('0000000a');
    expect(shadow.length).toBeGreaterThan(1);
    expect(new Set(shadow.map((thread) => JSON.stringify(thread)))).toEqual(new Set(['{"nice":19,"class":5}']));
    const live = await openThreads();
    expect(new Set(live.map((thread) => JSON.stringify(thread)))).toEqual(
      new Set([JSON.stringify({ nice: Math.max(5, getPriority()), class: 0 })]),
    );
  });

  test('a system without the program, or one that forbids what it does, starts the command as it is given', async () => {
    expect((await idleCommandOf(PATH ?? ''))[0]).toMatch(/\/chrt$/);
    expect(await idleCommandOf(folder)).toEqual(['/bin/node', '-']);
    writeFileSync(join(folder, 'chrt'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    expect(await idleCommandOf(`${folder}:/bin:/usr/bin`)).toEqual(['/bin/node', '-']);
  });
});
