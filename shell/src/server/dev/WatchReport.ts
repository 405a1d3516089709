/** What the build of a watched app says after each change. The process that started both hands it on. */
export interface WatchReport {
  type: 'watched';
  app: string;
  /** A change is being taken in. */
  building: boolean;
  /** webpack's hash of the newest good browser build. */
  hash: string;
  /** Names what the server can render with; another one = load it again. Empty = nothing yet. */
  version: string;
  problems: { file?: string; line?: number; text: string }[];
}

export function isWatchReport(message: unknown): message is WatchReport {
  return (message as Partial<WatchReport> | undefined)?.type === 'watched';
}
