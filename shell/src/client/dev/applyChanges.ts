import type { DataRouter } from 'react-router-dom';
import { HotChunkLoader } from './HotChunkLoader.ts';

/**
 * Pages and slots export more than a component, so a build only reports that some of them changed. They are imported
 * again; then the components on screen are replaced and keep their state; then the new loader loads the route's data
 * and head.
 */
export function applyChanges(router: () => DataRouter | undefined, fail: (error: unknown) => void): void {
  const changed = new Set<string>();
  const apply = async () => {
    const loaders = [...changed].map((remote) => HotChunkLoader.all.get(remote));
    changed.clear();
    try {
      const puts = await Promise.all(loaders.map(async (loader) => loader?.refetch()));
      // Before the new components render: otherwise React treats them as different ones and drops their state.
      dispatchEvent(new Event('dev:refresh'));
      for (const put of puts) put?.();
      await router()?.revalidate();
    } catch (error) {
      fail(error);
    }
  };
  addEventListener('dev:parts-changed', (event) => {
    // One update may name many parts.
    if (!changed.size) queueMicrotask(() => void apply());
    changed.add((event as CustomEvent<string>).detail);
  });
}
