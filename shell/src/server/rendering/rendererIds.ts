const ids = new Set<number>();
let onChange: ((ids: number[]) => void) | undefined;

/** Notes a renderer's process. @returns notes that it ended */
export function noteRenderer(id: number): () => void {
  ids.add(id);
  onChange?.([...ids]);
  return () => {
    if (ids.delete(id)) onChange?.([...ids]);
  };
}

/** The process ids of all renderers of this shell, now and after each change. */
export function watchRenderers(listener: (ids: number[]) => void): void {
  onChange = listener;
  listener([...ids]);
}
