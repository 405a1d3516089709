import { asFailure, type EnvironmentState, read, registry, type RegistryFailure } from '../registryApi.ts';

export interface LiveState {
  environments?: readonly EnvironmentState[];
  /** Who the registry takes the reader for. */
  me?: { name: string; role: string; mayAdminister: boolean; mayNotify: boolean };
  /** When the registry was last heard. ms since 1970, by this device's clock */
  seenAt?: number;
  /** Whether the event stream is open. */
  isConnected: boolean;
  failure?: RegistryFailure;
  /** How much this device's clock is ahead of the registry's. ms */
  clockAhead: number;
}

/** With shells that still follow, the state is read so often. ms */
const FOLLOWING = 1_000;
/** What no event tells, such as a shell that is gone, is read so often. ms */
const STEADY = 10_000;

/** Hearing the registry again is told no more often. ms */
const HEARD_AGAIN = 1_000;

/** Keeps the overview as new as the registry's event stream tells. */
export class LiveOverview {
  private readonly tell: (state: LiveState) => void;
  private state: LiveState = { isConnected: false, clockAhead: 0 };
  private stream: EventSource | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readAt = 0;
  private isReading = false;
  private isWanted = false;

  constructor(tell: (state: LiveState) => void) {
    this.tell = tell;
  }

  start(): void {
    void this.refresh();
    this.listen();
    this.timer = setInterval(() => this.look(), FOLLOWING);
  }

  stop(): void {
    clearInterval(this.timer);
    this.stream?.close();
  }

  /** Reads it now; once more after a call that is under way, which may have been answered too early. */
  async refresh(): Promise<void> {
    if (this.isReading) {
      this.isWanted = true;
      return;
    }
    this.isReading = true;
    this.readAt = Date.now();
    try {
      const asked = Date.now();
      const [me, { at, environments }] = await Promise.all([
        this.state.me ?? read(registry.GET('/auth/me')),
        read(registry.GET('/v1/overview')),
      ]);
      const now = Date.now();
      const clockAhead = (asked + now) / 2 - Date.parse(at);
      this.set({ environments, me, seenAt: now, clockAhead, failure: undefined });
    } catch (error) {
      this.set({ failure: asFailure(error) });
    } finally {
      this.isReading = false;
    }
    if (!this.isWanted) return;
    this.isWanted = false;
    await this.refresh();
  }

  private look(): void {
    const { environments = [], isConnected, failure } = this.state;
    if (this.stream?.readyState === EventSource.CLOSED) this.listen();
    const isFollowing = environments.some(({ shells }) => shells.some(({ state }) => state === 'switching'));
    const pace = isFollowing || failure || !isConnected ? FOLLOWING : STEADY;
    if (document.visibilityState === 'visible' && Date.now() - this.readAt >= pace) void this.refresh();
  }

  private listen(): void {
    this.stream?.close();
    const stream = new EventSource('/v1/events');
    this.stream = stream;
    stream.addEventListener('open', () => this.set({ isConnected: true }));
    stream.addEventListener('error', () => this.set({ isConnected: false }));
    stream.addEventListener('head', (event) => {
      const { env, n } = JSON.parse(event.data as string) as { env: string; n: number };
      this.hear();
      if (this.state.environments?.find((one) => one.env === env)?.n !== n) void this.refresh();
    });
  }

  /** Heads of all environments come together, and each change draws every view. */
  private hear(): void {
    const now = Date.now();
    const { isConnected, seenAt = 0 } = this.state;
    if (!isConnected || now - seenAt >= HEARD_AGAIN) this.set({ seenAt: now, isConnected: true });
  }

  private set(changes: Partial<LiveState>): void {
    this.state = { ...this.state, ...changes };
    this.tell(this.state);
  }
}
