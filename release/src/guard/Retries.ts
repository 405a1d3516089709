/** Acts that may fail: what failed is tried again some time later, and keeps nothing else from being done. */
export class Retries {
  /** Name of the act → when it is tried again. ms since 1970 */
  readonly #from = new Map<string, number>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Acts, unless it is too early. @param retry time until the next try after a failure, ms */
  async try(name: string, retry: number, now: number, act: () => Promise<void>): Promise<void> {
    if (now < (this.#from.get(name) ?? 0)) return;
    this.#from.delete(name);
    try {
      await act();
    } catch (error) {
      this.#from.set(name, now + retry);
      this.#onError(error);
    }
  }

  /** Not before then, ms since 1970. */
  delay(name: string, until: number): void {
    this.#from.set(name, until);
  }
}
