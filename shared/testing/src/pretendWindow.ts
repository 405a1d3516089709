/** What jsdom lacks of a window that paints: its width, what is in sight of it, and what its owner prefers. */
export interface PretendWindow {
  /** Everything that is looked at comes into sight. */
  showAll: () => void;
}

/** Replaces the real one until the test is over. Without `showAll` nothing is in sight. */
export function pretendWindow({ width, still = false }: { width: number; still?: boolean }): PretendWindow {
  const waiting = new Set<() => void>();
  class Sight {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element) {
      waiting.add(() => this.#tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    disconnect() {}
  }
  Object.assign(globalThis, {
    IntersectionObserver: Sight,
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: (query: string) => ({
      matches: query.includes('reduced-motion')
        ? still
        : width >= Number(/min-width: (\d+)px/.exec(query)?.[1]) || width < Number(/width < (\d+)px/.exec(query)?.[1]),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  return {
    showAll: () => {
      for (const show of waiting) show();
    },
  };
}
