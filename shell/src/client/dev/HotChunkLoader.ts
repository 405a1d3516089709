import { ChunkLoader } from '../../chunks/ChunkLoader.ts';
import type { ChunkSource } from '../../chunks/ChunkSource.ts';

/** A loader whose loaded parts can be replaced by their new versions. */
export class HotChunkLoader extends ChunkLoader {
  /** Remote → its loader. */
  static readonly all = new Map<string, HotChunkLoader>();

  constructor(source: ChunkSource) {
    super(source);
    HotChunkLoader.all.set(source.remote, this);
  }

  /**
   * Imports all loaded parts again; unchanged ones are the same module. The function that it returns applies the new
   * parts.
   * @throws what a changed module throws
   */
  async refetch(): Promise<() => void> {
    const ready = [...this.states].filter(([, { status }]) => status === 'ready').map(([key]) => key);
    const modules = await Promise.all(ready.map(async (key) => [key, await this.source.fetch(key)] as const));
    return () => {
      for (const [key, module] of modules) this.set(key, { status: 'ready', module });
    };
  }
}
