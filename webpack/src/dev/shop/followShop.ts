import { setTimeout as pause } from 'node:timers/promises';
import type { LiveReleases } from '@paw/contract/sharedReleases.ts';

/** The shop is asked again after so long. ms */
const EVERY = 1_000;

export interface Following {
  read: () => Promise<LiveReleases>;
  /** Loads what is live now; a failed load is tried again. */
  take: (live: LiveReleases) => Promise<void>;
  /** Prints a sentence. */
  say: (text: string) => void;
  signal: AbortSignal;
  every?: number;
}

/** Loads each change of the shop's live releases, until the signal. An error is printed once. */
export async function followShop(
  first: LiveReleases,
  { read, take, say, signal, every = EVERY }: Following,
): Promise<void> {
  let taken = textOf(first);
  let trouble = '';
  while (!signal.aborted) {
    await pause(every, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      const live = await read();
      if (textOf(live) !== taken) await take(live);
      taken = textOf(live);
      if (trouble) say('The shop is followed again.');
      trouble = '';
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (text !== trouble && !signal.aborted) say(text);
      trouble = text;
    }
  }
}

const textOf = ({ shell, remotes, site }: LiveReleases) =>
  JSON.stringify([shell, Object.entries(remotes).toSorted(([a], [b]) => (a < b ? -1 : 1)), site]);
