import type { ServerResponse } from 'node:http';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { TabNews } from '../../tabs/TabNews.ts';
import { ClientLimit } from '../forward/ClientLimit.ts';

/** Interval of comment lines that keep streams open and detect closed ones. ms */
const HEARTBEAT = 20_000;
/** Minimum reconnection time of a tab; up to twice as long, so that tabs do not all reconnect at once. ms */
const RETRY = 2_000;
/** Unread bytes after which a stream is closed. */
const MAX_UNREAD = 16_384;
const PER_CLIENT = 20;
/** How long a tab counts as open after a request. ms */
const REQUEST_WINDOW = 5 * 60_000;
/** Limit of remembered requests. */
const MAX_REQUESTS = 10_000;

interface Stream {
  response: ServerResponse;
  labels: readonly string[];
  lastSent: string;
}

export interface TabCount {
  /** Visible tabs, which have a stream. */
  streams: number;
  /** Requests of the last minutes from tabs without a stream. */
  asked: number;
}

/**
 * Open tabs, the releases that they run, and the streams that notify them. Nothing here identifies a visitor.
 */
export class OpenTabs {
  private readonly serves: (remote: string, release: string) => boolean;
  private readonly isCanary: (remote: string, release: string) => boolean;
  private readonly most: number;
  private readonly clientLimit = new ClientLimit(PER_CLIENT);
  private readonly streams = new Set<Stream>();
  private asked: { at: number; labels: readonly string[] }[] = [];
  private log: Pick<FoldedLog, 'abandoned' | 'recalled'> = { abandoned: {}, recalled: {} };
  private isPaused = false;
  private readonly heartbeat: NodeJS.Timeout;

  /**
   * @param serves whether new pages run this release of a remote or of the shell
   * @param isCanary whether it is the release of an open canary
   */
  constructor(
    serves: (remote: string, release: string) => boolean,
    most: number,
    isCanary: (remote: string, release: string) => boolean = () => false,
  ) {
    this.serves = serves;
    this.isCanary = isCanary;
    this.most = most;
    this.heartbeat = setInterval(() => this.refresh(true), HEARTBEAT).unref();
  }

  /** Updates the state of the log and notifies tabs whose releases were rolled back. */
  update(log: Pick<FoldedLog, 'abandoned' | 'recalled'>): void {
    this.log = log;
    this.refresh(false);
  }

  /** Whether the files of a release are blocked. A recalled release that is still live here, because its successor failed, is not. */
  isRecalled = (remote: string, release: string): boolean =>
    this.log.recalled[remote]?.includes(release) === true && !this.serves(remote, release);

  statusOf(labels: readonly string[]): TabNews {
    const recalled = labels.filter((label) => this.isRecalled(...partsOf(label)));
    return {
      left: labels.filter((label) => recalled.includes(label) || this.isAbandoned(...partsOf(label))),
      recalled,
      ...(labels.some((label) => this.isCanary(...partsOf(label))) && { watched: true }),
    };
  }

  /** Counts a request of a tab without a stream. */
  note(labels: readonly string[]): void {
    this.asked.push({ at: Date.now(), labels });
    if (this.asked.length > MAX_REQUESTS) this.asked.shift();
  }

  /** @returns false when there are too many streams, or too many of this client */
  add(response: ServerResponse, labels: readonly string[], client: string): boolean {
    if (this.streams.size >= this.most) return false;
    const releaseClient = this.clientLimit.acquire(client);
    if (!releaseClient) return false;
    const stream: Stream = { response, labels, lastSent: '' };
    this.streams.add(stream);
    response.once('close', () => {
      releaseClient();
      this.streams.delete(stream);
    });
    response.write(`retry: ${Math.round(RETRY * (1 + Math.random()))}\n\n`);
    if (this.isPaused) response.end();
    else this.send(stream, true);
    return true;
  }

  /** Release → number of tabs. */
  counts(): Record<string, TabCount> {
    const counts: Record<string, TabCount> = {};
    const countOf = (label: string) => (counts[label] ??= { streams: 0, asked: 0 });
    for (const label of [...this.streams].flatMap(({ labels }) => labels)) countOf(label).streams++;
    this.asked = this.asked.filter(({ at }) => Date.now() - at < REQUEST_WINDOW);
    for (const label of this.asked.flatMap(({ labels }) => labels)) countOf(label).asked++;
    return counts;
  }

  /** Ends all streams, including new ones; tabs reconnect to the process that serves then. */
  pause(): void {
    this.isPaused = true;
    for (const { response } of this.streams) response.end();
  }

  /** Accepts streams again. */
  resume(): void {
    this.isPaused = false;
  }

  stop(): void {
    this.pause();
    clearInterval(this.heartbeat);
  }

  private isAbandoned(remote: string, release: string): boolean {
    const isMarked = this.log.abandoned[remote]?.some(({ id }) => id === release) === true;
    return isMarked && !this.serves(remote, release);
  }

  private refresh(isHeartbeat: boolean): void {
    for (const stream of this.streams) this.send(stream, isHeartbeat);
  }

  private send(stream: Stream, isHeartbeat: boolean): void {
    const { response, labels } = stream;
    if (response.writableLength > MAX_UNREAD) return void response.destroy();
    const news = JSON.stringify(this.statusOf(labels));
    if (news !== stream.lastSent) response.write(`data: ${news}\n\n`);
    else if (isHeartbeat) response.write(':\n\n');
    stream.lastSent = news;
  }
}

/** `catalog@0123…` → remote and release. */
function partsOf(label: string): [string, string] {
  const [remote = '', release = ''] = label.split('@');
  return [remote, release];
}
