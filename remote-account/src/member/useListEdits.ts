import { useState } from 'react';
import { useCall } from './useCall.ts';
import type { MemberData } from './useMemberData.ts';

/**
 * Changes to a list of a member's: after each one, the page shows the list as the api returns it. A deleted item can be
 * restored until the page is left.
 * @param fetch loads the list
 */
export function useListEdits<Item>(
  { show }: MemberData<Item[]>,
  fetch: (signal: AbortSignal) => Promise<Item[]>,
): ListEdits<Item> {
  const { problem, run } = useCall();
  const [deleted, setDeleted] = useState<Item>();
  const [news, setNews] = useState('');
  const reload: ListEdits<Item>['reload'] = async (signal, words, nowDeleted) => {
    setDeleted(nowDeleted);
    const items = await fetch(signal);
    if (signal.aborted) return;
    show(items);
    setNews(words);
  };
  const change: ListEdits<Item>['change'] = (work, words, nowDeleted) =>
    void run(async (signal) => {
      await work(signal);
      await reload(signal, words, nowDeleted);
    });
  return { problem, deleted, news, reload, change };
}

export interface ListEdits<Item> {
  /** What the last change threw. */
  problem: unknown;
  /** The item that can be restored. */
  deleted: Item | undefined;
  /** The last change, in words. */
  news: string;
  /** Shows the list after a change that was made elsewhere. It rejects as the list's loader does. */
  reload: (signal: AbortSignal, words: string, nowDeleted?: Item) => Promise<void>;
  /** Makes a change. `nowDeleted` is the item that can be restored after it. */
  change: (work: (signal: AbortSignal) => Promise<unknown>, words: string, nowDeleted?: Item) => void;
}
