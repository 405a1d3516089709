import { ChunkLoader } from '../../chunks/ChunkLoader.ts';
import type { ChunkSource } from '../../chunks/ChunkSource.ts';

/** A loader whose parts can be exchanged for what their modules have become. */
export class HotChunkLoader extends ChunkLoader {
  /** Remote → its loader. */
  static readonly all = new Map<string, HotChunkLoader>();

  constructor(source: ChunkSource) {
    super(source);
    HotChunkLoader.all.set(source.remote, this);
  }

  /**
   * Asks again for all that was loaded: what did not change comes back as it was. The function that it gives puts the
   * new parts in place. @throws what a changed module throws
   */
  async refetch(): Promise<() => void> {
    const ready = [...this.states].filter(([, { status }]) => status === 'ready').map(([key]) => key);
    const modules = await Promise.all(ready.map(async (key) => [key, await this.source.fetch(key)] as const));
    return () => {
      for (const [key, module] of modules) this.set(key, { status: 'ready', module });
    };
  }
}
