import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { WantedMaster } from './wantedMasters.ts';

/** A running Blender that renders one master after another: its start and the studio's modules are paid for once. */
export interface Blender {
  /** Renders a master to `<out>.png` and its masks. Rejects with Blender's last words. */
  render(master: WantedMaster, out: string): Promise<void>;
  end(): void;
}

/** One thread for light and algebra, the lowest priority: the machine stays usable, whatever number of them runs. */
export function startBlender(studioFolder: string, stop: AbortSignal): Blender {
  const script = ['--python-exit-code', '1', '-P', join(studioFolder, 'render.py'), '--', '-'];
  const child = spawn('nice', ['-n', '19', 'blender', '-b', '-noaudio', ...script], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
    signal: stop,
  });
  let words: string[] = [];
  let answer = (_problem?: string) => {};
  let ended: string | undefined;
  const close = (reason: string) => {
    ended = reason;
    answer([reason, ...words].join('\n'));
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      words = [...words, line].slice(-40);
      if (line.startsWith('RENDERED ')) answer();
      if (line.startsWith('FAILED ')) answer(line);
    });
  }
  child.once('error', (error) => close(error.message));
  child.once('close', (code) => close(`Blender ended with ${code}:`));
  child.stdin.on('error', () => {});
  return {
    render({ family, shape, view }, out) {
      words = [];
      return new Promise((done, failed) => {
        answer = (problem) => (problem === undefined ? done() : failed(new Error(problem)));
        if (ended !== undefined) answer(ended);
        const parameters = Object.entries(shape).map(([parameter, value]) => `${parameter}=${value}`);
        child.stdin.write(`${[family, ...parameters, `view=${view}`, `out=${out}`, 'threads=1'].join(' ')}\n`);
      });
    },
    end: () => child.stdin.end(),
  };
}
