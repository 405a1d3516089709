import type { ServerResponse } from 'node:http';
import type { FoldedLog } from '@paw/release/store/foldLog.ts';
import type { TabNews } from '../../tabs/TabNews.ts';
import { ClientShares } from '../forward/ClientShares.ts';

/** A line that says nothing keeps a stream open, and finds out who is gone. ms */
const BEAT = 20_000;
/** A tab whose stream ends comes again after so long, and up to twice that, so that not all come at once. ms */
const RETRY = 2_000;
/** What a tab that does not read may leave unread. bytes */
const UNREAD = 16_384;
const PER_CLIENT = 20;
/** A tab that asked counts as open for so long. ms */
const ASKED_FOR = 5 * 60_000;
/** More answers than these are not remembered. */
const MOST_ASKED = 10_000;

interface Stream {
  response: ServerResponse;
  labels: readonly string[];
  said: string;
}

export interface TabCount {
  /** In view, with a stream. */
  streams: number;
  /** Questions of the last minutes by tabs that had no stream. */
  asked: number;
}

/**
 * The tabs that are open: which releases they run, and what they must hear of these. Nothing here tells who a visitor is.
 */
export class OpenTabs {
  private readonly serves: (remote: string, release: string) => boolean;
  private readonly most: number;
  private readonly shares = new ClientShares(PER_CLIENT);
  private readonly streams = new Set<Stream>();
  private asked: { at: number; labels: readonly string[] }[] = [];
  private log: Pick<FoldedLog, 'abandoned' | 'recalled'> = { abandoned: {}, recalled: {} };
  private isResting = false;
  private readonly beat: NodeJS.Timeout;

  /** @param serves whether this release is the one that new pages run; of the shell itself, too */
  constructor(serves: (remote: string, release: string) => boolean, most: number) {
    this.serves = serves;
    this.most = most;
    this.beat = setInterval(() => this.refresh(true), BEAT).unref();
  }

  /** What the log says now. Tabs on releases that were taken back hear of it. */
  tell(log: Pick<FoldedLog, 'abandoned' | 'recalled'>): void {
    this.log = log;
    this.refresh(false);
  }

  /** Its files are not served. Those of a release that is live here, because another one did not warm up, are. */
  isRecalled = (remote: string, release: string): boolean =>
    this.log.recalled[remote]?.includes(release) === true && !this.serves(remote, release);

  newsFor(labels: readonly string[]): TabNews {
    const recalled = labels.filter((label) => this.isRecalled(...partsOf(label)));
    return { left: labels.filter((label) => recalled.includes(label) || this.isLeft(...partsOf(label))), recalled };
  }

  /** Remembers for some minutes that a tab runs these. */
  note(labels: readonly string[]): void {
    this.asked.push({ at: Date.now(), labels });
    if (this.asked.length > MOST_ASKED) this.asked.shift();
  }

  /** @returns false when there are too many streams, or too many of this client */
  add(response: ServerResponse, labels: readonly string[], client: string): boolean {
    if (this.streams.size >= this.most) return false;
    const leave = this.shares.enter(client);
    if (!leave) return false;
    const stream: Stream = { response, labels, said: '' };
    this.streams.add(stream);
    response.once('close', () => {
      leave();
      this.streams.delete(stream);
    });
    response.write(`retry: ${Math.round(RETRY * (1 + Math.random()))}\n\n`);
    if (this.isResting) response.end();
    else this.send(stream, true);
    return true;
  }

  /** Release → how many tabs run it. */
  counts(): Record<string, TabCount> {
    const counts: Record<string, TabCount> = {};
    const countOf = (label: string) => (counts[label] ??= { streams: 0, asked: 0 });
    for (const label of [...this.streams].flatMap(({ labels }) => labels)) countOf(label).streams++;
    this.asked = this.asked.filter(({ at }) => Date.now() - at < ASKED_FOR);
    for (const label of this.asked.flatMap(({ labels }) => labels)) countOf(label).asked++;
    return counts;
  }

  /** Ends all streams, also those to come; the tabs come again, to the process that answers then. */
  rest(): void {
    this.isResting = true;
    for (const { response } of this.streams) response.end();
  }

  /** Streams may begin again. */
  resume(): void {
    this.isResting = false;
  }

  stop(): void {
    this.rest();
    clearInterval(this.beat);
  }

  private isLeft(remote: string, release: string): boolean {
    const isTakenBack = this.log.abandoned[remote]?.some(({ id }) => id === release) === true;
    return isTakenBack && !this.serves(remote, release);
  }

  private refresh(isBeat: boolean): void {
    for (const stream of this.streams) this.send(stream, isBeat);
  }

  private send(stream: Stream, isBeat: boolean): void {
    const { response, labels } = stream;
    if (response.writableLength > UNREAD) return void response.destroy();
    const news = JSON.stringify(this.newsFor(labels));
    if (news !== stream.said) response.write(`data: ${news}\n\n`);
    else if (isBeat) response.write(':\n\n');
    stream.said = news;
  }
}

/** `catalog@0123…` → remote and release. */
function partsOf(label: string): [string, string] {
  const [remote = '', release = ''] = label.split('@');
  return [remote, release];
}
