/** While all is well the api is asked so often, and while it is down so often. ms */
const [CALM, ANXIOUS] = [2_000, 500];
/** An api that needs longer to say that it is ready is as good as down. ms */
const LIMIT = 1_000;

/** Knows whether the api answers. Until the first word from it, it counts as up. */
export class ApiHealth {
  private readonly url: URL;
  private readonly onChange: (isDown: boolean) => void;
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<boolean> | undefined;
  private down = false;
  private stopped = false;

  constructor(apiUrl: string, onChange: (isDown: boolean) => void = () => undefined) {
    this.url = new URL('/readyz', apiUrl);
    this.onChange = onChange;
  }

  get isDown(): boolean {
    return this.down;
  }

  start(): void {
    this.timer = setTimeout(
      () => void this.check().then(() => this.stopped || this.start()),
      this.down ? ANXIOUS : CALM,
    );
    this.timer.unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Asks now. @returns whether it is up */
  check(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    const isUp = await fetch(this.url, { signal: AbortSignal.timeout(LIMIT) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (this.down === isUp) {
      this.down = !isUp;
      this.onChange(this.down);
    }
    return isUp;
  }
}
