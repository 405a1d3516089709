/** What jsdom lacks of a real window: its width, the visible part of the page, and media preferences. */
export interface PretendWindow {
  /** Every observed element becomes visible. */
  showAll: () => void;
}

/** Replaces the real one until the test ends. Without `showAll` nothing is visible. */
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
