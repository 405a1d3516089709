import type { DevProblem, DevStatus } from '../../client/dev/DevStatus.ts';
import type { WatchReport } from '@paw/contract/sharedReleases.ts';

/** What is known of the watched builds and of the renderer: the server waits by it, the page shows it. */
export class DevBoard {
  private readonly apps: readonly string[];
  private readonly reports = new Map<string, WatchReport>();
  private readonly listeners = new Set<() => void>();
  private released: Record<string, string> | undefined;
  private trouble: string | undefined;
  private set = '';

  /** @param apps all that is watched, the shell too */
  constructor(apps: readonly string[]) {
    this.apps = apps;
  }

  take(report: WatchReport): void {
    this.reports.set(report.app, report);
    this.tell();
  }

  /** Remote → the published release that it comes from. */
  set releases(releases: Record<string, string>) {
    this.released = releases;
    this.tell();
  }

  get releases(): Record<string, string> {
    return this.released ?? {};
  }

  /** The id of the set that pages come from now. */
  set rendered(id: string) {
    this.set = id;
    this.tell();
  }

  /** Why the newest builds do not render; undefined when they do. */
  set rendererTrouble(text: string | undefined) {
    this.trouble = text;
    this.tell();
  }

  /** Some build has not said yet what became of a change, or it is not known what the others come from. */
  get isBuilding(): boolean {
    return !this.released || this.apps.some((app) => this.reports.get(app)?.building ?? true);
  }

  /** Names all that pages are rendered with; undefined while an app has never been built. */
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

  /** Called after each news. The returned function ends it. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
