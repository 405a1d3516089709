import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { nameOf } from './moduleName.ts';

/**
 * Chunks that webpack made of what several others need have no name of their own. They get one from what is in them, as
 * {@link nameOf} has it: `LinePicture-3fa2b1`, `simplewebauthn-browser-374c77`. webpack's own names are made of relative paths.
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
          chunk.id = `${labelOf(names)}-${hash}`;
          chunk.ids = [chunk.id];
        }
      });
    });
  }
}

/** What a reader of a file list understands: a module of the app or of our packages, else the first package. */
function labelOf(names: readonly string[]): string {
  const own = names.map((name) => /(?:!\.|@paw\/[\w-]+)(?:\/[^/!|]+)*\/(\w+)[^/!|]*$/.exec(name)?.[1]).find(Boolean);
  const [, found = 'shared'] = /^(?:[^|]*\|)?((?:@[\w.-]+\/)?[\w.-]+)\//.exec(names[0] ?? '') ?? [];
  return own ?? found.replace(/^@/, '').replaceAll('/', '-');
}
