import type { ReadyPage } from './ReadyPage.ts';

/** Of one processor's time. */
const SHARE = 0.1;
/** Pages beyond these stay as they are until they are added again. */
const MOST_WAITING = 100;

type Page = Pick<ReadyPage, 'packTightly'>;

/**
 * Packs a page once more, to fewer bytes, when it has stayed the same for a while and is visited. It packs one page at a time,
 * with pauses, so visitors of other pages do not wait for it.
 */
export class TightPacker {
  readonly #waiting = new Set<Page>();
  readonly #packed = new WeakSet<Page>();
  #isBusy = false;

  add(page: Page): void {
    if (this.#packed.has(page) || this.#waiting.size >= MOST_WAITING) return;
    this.#waiting.add(page);
    if (!this.#isBusy) void this.#next();
  }

  async #next(): Promise<void> {
    const [page] = this.#waiting;
    this.#isBusy = page !== undefined;
    if (!page) return;
    this.#waiting.delete(page);
    this.#packed.add(page);
    const began = performance.now();
    // After a failure the page keeps its first packing.
    await page.packTightly().catch(() => undefined);
    const took = performance.now() - began;
    setTimeout(() => void this.#next(), took * (1 / SHARE - 1)).unref();
  }
}
