import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWebpack } from '@paw/webpack/runWebpack.ts';
import { shellConfig } from '@paw/webpack/shellConfig.ts';

/**
 * The shell's renderer, from its own sources and by its own build, with {@link ./recordingServer.ts} in place of
 * `react-dom/server`. It goes into a folder of the bench: the product's build is not touched.
 * @param root a checkout of this repository
 */
export async function buildRecordingRenderer(root: string, out: string): Promise<string> {
  const folder = join(root, 'shell');
  const config = shellConfig({ name: 'shell', root, folder, release: 'bench', out }, 'node');
  const recording = fileURLToPath(new URL('./recordingServer.ts', import.meta.url));
  await runWebpack({
    ...config,
    resolve: { ...config.resolve, alias: { 'react-dom/server$': recording } },
  });
  return readFileSync(join(out, 'node/renderer.cjs'), 'utf8');
}
