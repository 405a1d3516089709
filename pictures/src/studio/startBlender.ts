import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { WantedMaster } from './wantedMasters.ts';

/** A running Blender that renders one master after another, so that it starts and loads the studio's modules once. */
export interface Blender {
  /** The studio's file that it runs. */
  script: WantedMaster['script'];
  /** Renders a master to `<out>.png` and its masks. Rejects with the end of Blender's output. */
  render(master: WantedMaster, out: string): Promise<void>;
  end(): void;
}

/** One thread and the lowest priority each, so that the machine stays usable while several run. */
export function startBlender(studioFolder: string, script: Blender['script'], stop: AbortSignal): Blender {
  const args = ['-b', '-noaudio', '--python-exit-code', '1', '-P', join(studioFolder, script), '--', '-'];
  const child = spawn('nice', ['-n', '19', 'blender', ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
    signal: stop,
  });
  let said: string[] = [];
  let answer = (_problem?: string) => {};
  let ended: string | undefined;
  const close = (reason: string) => {
    ended = reason;
    answer([reason, ...said].join('\n'));
  };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      said = [...said, line].slice(-40);
      if (line.startsWith('RENDERED ')) answer();
      if (line.startsWith('FAILED ')) answer(line);
    });
  }
  child.once('error', (error) => close(error.message));
  child.once('close', (code) => close(`Blender ended with ${code}:`));
  child.stdin.on('error', () => {});
  return {
    script,
    render({ words }, out) {
      said = [];
      return new Promise((done, failed) => {
        answer = (problem) => (problem === undefined ? done() : failed(new Error(problem)));
        if (ended !== undefined) answer(ended);
        child.stdin.write(`${[...words, `out=${out}`, 'threads=1'].join(' ')}\n`);
      });
    },
    end: () => child.stdin.end(),
  };
}
