import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@paw/node/createLog.ts';
import type { Exchange } from '../Exchange.ts';
import type { WarmSet } from '../releases/WarmSet.ts';
import { cachedFile } from './cachedFile.ts';

interface FeedParts {
  current: () => (Pick<WarmSet, 'set'> & { pool: Pick<WarmSet['pool'], 'site' | 'ask'> }) | undefined;
  log: Log;
}

type Handle = ReturnType<typeof cachedFile>;

/**
 * Feeds of the live releases, each at the path that its remote declares. Undefined for any other path, so a feed
 * disappears with its release.
 */
export function siteFeeds({ current, log }: FeedParts) {
  const handles = new Map<string, { type: string; handle: Handle }>();
  const find = (path: string) => current()?.pool.site.feeds.find((feed) => feed.path === path);
  const open = (path: string, type: string): Handle =>
    cachedFile({
      name: `feed ${path}`,
      type,
      // Another release of the remote may write it differently.
      version: () => {
        const remote = find(path)?.remote ?? '';
        return current()?.set.remotes[remote]?.release;
      },
      build: async () => {
        const live = current();
        const remote = find(path)?.remote;
        if (!live || !remote) throw new Error(`No live release has the feed ${path}.`);
        return String(await live.pool.ask({ remote, feed: path, requestId: `feed-${live.set.id}` }));
      },
      log,
    });
  return (request: IncomingMessage, response: ServerResponse, exchange: Exchange): Promise<void> | undefined => {
    const { path } = exchange;
    const feed = find(path);
    if (!feed) {
      handles.delete(path);
      return undefined;
    }
    const known = handles.get(path);
    const { handle } = known?.type === feed.type ? known : { handle: open(path, feed.type) };
    handles.set(path, { type: feed.type, handle });
    return handle(request, response, exchange);
  };
}
