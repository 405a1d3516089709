import { asFailure, type EnvironmentState, read, registry, type RegistryFailure } from '../registryApi.ts';
import type { RegistryClock } from './RegistryClock.ts';
import { keepEqual } from './keepEqual.ts';

export interface LiveState {
  environments?: readonly EnvironmentState[];
  /** Who the registry takes the reader for. */
  me?: { name: string; role: string; mayAdminister: boolean; mayNotify: boolean };
  /** Whether the event stream is open. */
  isConnected: boolean;
  failure?: RegistryFailure;
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
  private readonly clock: RegistryClock;
  private state: LiveState;
  private stream: EventSource | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readAt = 0;
  private isReading = false;
  private isWanted = false;
  /** Environment → the head that was heard while the overview was read, which may be older. */
  private readonly heard = new Map<string, number>();

  /** @param me who the reader is, where the document says so */
  constructor(clock: RegistryClock, me: LiveState['me'], tell: (state: LiveState) => void) {
    this.clock = clock;
    this.tell = tell;
    this.state = { me, isConnected: false };
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
      this.clock.set(now, (asked + now) / 2 - Date.parse(at));
      this.set({ environments, me, failure: undefined });
    } catch (error) {
      this.set({ failure: asFailure(error) });
    } finally {
      this.isReading = false;
    }
    const isBehind = [...this.heard].some(([env, n]) => (this.numberIn(env) ?? -1) < n);
    this.heard.clear();
    if (!this.isWanted && !isBehind) return;
    this.isWanted = false;
    await this.refresh();
  }

  /** Number of the last entry that is shown. */
  private numberIn(env: string): number | undefined {
    return this.state.environments?.find((one) => one.env === env)?.n;
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
      if (this.isReading) this.heard.set(env, n);
      else if (this.numberIn(env) !== n) void this.refresh();
    });
  }

  /** Heads of all environments come together. */
  private hear(): void {
    const now = Date.now();
    if (now - (this.clock.seenAt ?? 0) >= HEARD_AGAIN) this.clock.set(now);
    this.set({ isConnected: true });
  }

  private set(changes: Partial<LiveState>): void {
    const next = keepEqual(this.state, { ...this.state, ...changes });
    if (next === this.state) return;
    this.state = next;
    this.tell(next);
  }
}
