/** One visitor of the cohort at each shell, who reloads all the time: until when is the canary shown? */
import { setTimeout as pause } from 'node:timers/promises';

interface Probed {
  path: string;
  label: string;
  visitor: { name: string; value: string };
  /** The visitor's. */
  address: string;
}

export class CanaryProbe {
  /** Of each shell: ms since 1970 when it began to answer without the canary, after it had shown it. */
  readonly #without = new Map<string, number>();
  readonly #shown = new Set<string>();
  #isOn = true;
  readonly #asking: Promise<unknown>;

  /** @param visitor its id is in the cohort; over http each shell names the cookie after its own port */
  constructor(urls: readonly string[], { path, label, visitor, address }: Probed) {
    const client = { 'x-forwarded-for': address, 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    const ask = async (url: string) => {
      const cookie = `${visitor.name.replace(/\d+$/, new URL(url).port)}=${visitor.value}`;
      const headers = { ...client, cookie };
      while (this.#isOn) {
        const begun = Date.now();
        const page = await fetch(url + path, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
        const text = (await page?.text().catch(() => '')) ?? '';
        if (text.includes(label)) {
          this.#shown.add(url);
          this.#without.delete(url);
        } else if (page?.ok && this.#shown.has(url) && !this.#without.has(url)) this.#without.set(url, begun);
        await pause(25);
      }
    };
    this.#asking = Promise.all(urls.map(ask));
  }

  /** How many shells have shown it. */
  get shown(): number {
    return this.#shown.size;
  }

  /** When the last shell's first page without it was asked for; undefined while one still shows it. */
  get over(): number | undefined {
    return this.#shown.size && this.#without.size === this.#shown.size
      ? Math.max(...this.#without.values())
      : undefined;
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#asking;
  }
}
