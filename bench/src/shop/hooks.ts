import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Files of this bench that are loaded before the shell's own code, which knows nothing of them. `collectOnSignal`:
 * SIGUSR2 makes the shell collect garbage. `keepRendererData`: what the shell gives to a renderer is written to a file.
 */
export type Hook = 'collectOnSignal' | 'keepRendererData';

export const allHooks: readonly Hook[] = ['collectOnSignal', 'keepRendererData'];

/** A shop's environment that loads them. @param temporary the folder of the file with the renderer's data */
export function environmentOf(hooks: readonly Hook[], temporary: string): Record<string, string> {
  if (!hooks.length) return {};
  const files = hooks.map((hook) => fileURLToPath(new URL(`../../hooks/${hook}.cjs`, import.meta.url)));
  return {
    NODE_OPTIONS: files.map((file) => `--require="${file}"`).join(' '),
    ...(hooks.includes('keepRendererData') && { PAW_BENCH_RENDERER_DATA: rendererDataFile(temporary) }),
  };
}

export function rendererDataFile(temporary: string): string {
  return join(temporary, 'renderer-data');
}
