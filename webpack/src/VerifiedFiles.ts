import { FILE_LOADING } from '@paw/contract/fileLoading.ts';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule, runtime } = webpack;
const NAME = 'VerifiedFiles';
const loading = `globalThis.${FILE_LOADING}`;

/** What webpack writes to open a chunk's script. */
const OPENS_SCRIPT = 'script.src = url;';

/**
 * A build's runtime opens each chunk through the shell, which gives the element its hash (`fileLoading.ts` of the
 * contract). In a shell that is older than that it opens them as webpack does.
 */
export class VerifiedFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (code) => {
        if (!code.includes(OPENS_SCRIPT)) {
          throw new Error(`webpack does not write "${OPENS_SCRIPT}" anymore: change ${import.meta.filename}.`);
        }
        return code.replace(
          OPENS_SCRIPT,
          `${loading} ? ${loading}.open(script, url) : (${OPENS_SCRIPT.slice(0, -1)});`,
        );
      });
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      beforeTagInsert.tap(NAME, (_, { tag, href }) => `${loading}?.open(${tag}, ${href});`);
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.ensureChunk).tap(NAME, (chunk, needed) => {
        if (!chunk.hasAsyncChunks()) return;
        needed.add(RuntimeGlobals.publicPath).add(RuntimeGlobals.getChunkScriptFilename);
        compilation.addRuntimeModule(chunk, new HashesFirst());
      });
    });
  }
}

/** A chunk's script and style are opened when their hashes are known. */
class HashesFirst extends RuntimeModule {
  constructor() {
    super('hashes first', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const { ensureChunk, publicPath, getChunkScriptFilename } = RuntimeGlobals;
    const ready = `${loading}?.ready(${publicPath} + ${getChunkScriptFilename}(id))`;
    return `const ensure = ${ensureChunk}; ${ensureChunk} = (id, priority) => Promise.resolve(${ready}).then(() => ensure(id, priority));`;
  }
}
