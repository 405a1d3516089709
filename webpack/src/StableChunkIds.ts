import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Compiler } from 'webpack';
import { nameOf } from './moduleName.ts';

/**
 * Chunks that webpack made of what several others need have no name of their own. They get one from what is in them, as
 * {@link nameOf} has it: `LinePicture-3fa2b1`. webpack's own names are made of relative paths.
 */
export class StableChunkIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableChunkIds', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('StableChunkIds', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name || chunk.id !== null) continue;
          const names = [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
            .map((module) => nameOf(module, compiler.context))
            .toSorted();
          const hash = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 6);
          const first = names.find((name) => name.includes('!./')) ?? names[0] ?? '';
          chunk.id = `${basename(first).replace(/\W.*/, '') || 'shared'}-${hash}`;
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}
