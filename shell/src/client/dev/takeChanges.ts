import type { DataRouter } from 'react-router-dom';
import { HotChunkLoader } from './HotChunkLoader.ts';

/**
 * Pages and slots export more than a component, so a build only says that some of them changed. They are asked for
 * again; then the components on screen are exchanged, with their state; then the route's data and head are loaded
 * again, by the new loader.
 */
export function takeChanges(router: () => DataRouter | undefined, fail: (error: unknown) => void): void {
  const changed = new Set<string>();
  const take = async () => {
    const loaders = [...changed].map((remote) => HotChunkLoader.all.get(remote));
    changed.clear();
    try {
      const puts = await Promise.all(loaders.map(async (loader) => loader?.refetch()));
      // Before the new components are rendered: else React would take them for others, and drop their state.
      dispatchEvent(new Event('dev:refresh'));
      for (const put of puts) put?.();
      await router()?.revalidate();
    } catch (error) {
      fail(error);
    }
  };
  addEventListener('dev:parts-changed', (event) => {
    // One update may name many parts.
    if (!changed.size) queueMicrotask(() => void take());
    changed.add((event as CustomEvent<string>).detail);
  });
}
