import type { DevProblem, DevStatus } from '../../client/dev/DevStatus.ts';
import type { WatchReport } from '@paw/contract/sharedReleases.ts';

/** State of the watched builds and of the renderer. The server waits on it, and the page shows it. */
export class DevBoard {
  private readonly apps: readonly string[];
  private readonly reports = new Map<string, WatchReport>();
  private readonly listeners = new Set<() => void>();
  private released: Record<string, string> | undefined;
  private trouble: string | undefined;
  private set = '';

  /** @param apps the watched apps, including the shell */
  constructor(apps: readonly string[]) {
    this.apps = apps;
  }

  take(report: WatchReport): void {
    this.reports.set(report.app, report);
    this.tell();
  }

  /** Remote → the published release that is rendered for it. */
  set releases(releases: Record<string, string>) {
    this.released = releases;
    this.tell();
  }

  get releases(): Record<string, string> {
    return this.released ?? {};
  }

  /** The id of the set that renders pages now. */
  set rendered(id: string) {
    this.set = id;
    this.tell();
  }

  /** Why the newest builds do not render; undefined if they do. */
  set rendererTrouble(text: string | undefined) {
    this.trouble = text;
    this.tell();
  }

  /** A build has not reported the result of a change yet, or the releases of the other remotes are not known yet. */
  get isBuilding(): boolean {
    return !this.released || this.apps.some((app) => this.reports.get(app)?.building ?? true);
  }

  /** Names everything that pages are rendered with; undefined until each app has been built once. */
  get version(): string | undefined {
    const versions = this.apps.map((app) => this.reports.get(app)?.version);
    return versions.every(Boolean) ? JSON.stringify([versions, this.released]) : undefined;
  }

  get status(): DevStatus {
    const reports = [...this.reports.values()];
    const problems: DevProblem[] = reports.flatMap(({ app, problems }) => problems.map((one) => ({ app, ...one })));
    if (this.trouble) problems.push({ app: 'renderer', text: this.trouble });
    const hashes = Object.fromEntries(reports.filter(({ hash }) => hash).map(({ app, hash }) => [app, hash]));
    return { hashes, problems, releases: this.releases, set: this.set };
  }

  /** Subscribes to changes. @returns unsubscribe */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
