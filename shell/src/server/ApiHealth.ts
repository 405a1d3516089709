/** Intervals between checks while the api is up and while it is down. ms */
const [UP_INTERVAL, DOWN_INTERVAL] = [2_000, 500];
/** An api that answers later counts as down. ms */
const TIMEOUT = 1_000;

/** Checks whether the api is ready. Before the first answer it counts as up. */
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
      this.down ? DOWN_INTERVAL : UP_INTERVAL,
    );
    this.timer.unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Checks now. @returns whether the api is up */
  check(): Promise<boolean> {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async ask(): Promise<boolean> {
    const isUp = await fetch(this.url, { signal: AbortSignal.timeout(TIMEOUT) }).then(
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
