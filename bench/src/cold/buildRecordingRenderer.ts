import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '@paw/build/runWebpack.ts';
import { shellConfig } from '@paw/build/shellConfig.ts';

/**
 * The shell's renderer, from its own sources and by its own build, with {@link ./recordingServer.ts} in place of
 * `react-dom/server`. It goes into a folder of the bench: the product's build is not touched.
 * @param root a checkout of this repository
 */
export async function buildRecordingRenderer(root: string, out: string): Promise<string> {
  const folder = join(root, 'shell');
  const config = shellConfig({ name: 'shell', folder, release: 'bench', out }, 'node');
  // Of the same checkout: it takes its React, and there must be one.
  const recording = join(root, 'bench/src/cold/recordingServer.ts');
  await runWebpack({
    ...config,
    resolve: { ...config.resolve, alias: { 'react-dom/server$': recording } },
  });
  return readFileSync(join(out, 'node/renderer.cjs'), 'utf8');
}
