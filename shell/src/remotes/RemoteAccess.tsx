import type { SentSet } from '@paw/contract/releaseSet.ts';
import type { PageModule, SlotModule } from '@paw/contract/remote.ts';
import { createContext, useContext } from 'react';
import type { ChunkState } from '../chunks/ChunkLoader.ts';
import type { PagesAhead } from './PagesAhead.ts';
import type { RegionSignals } from '../signals/RegionSignals.ts';

/**
 * Access to the remotes' code for layout and pages: the server loads everything before it renders, the browser on
 * demand. `part` is `page:<route name>` or `slot:<Name>`.
 */
export interface RemoteAccess {
  set: SentSet;
  /** The current state, for rendering. */
  state: (remote: string, part: string) => ChunkState;
  subscribe: (remote: string, listener: () => void) => () => void;
  load: (remote: string, part: string) => Promise<PageModule<never> | SlotModule<never>>;
  retry: (remote: string, part: string) => Promise<unknown>;
  /** The server's HTML of a region whose code is not loaded yet. */
  serverHtml: (region: string) => KeptHtml | undefined;
  /** In the browser. */
  ahead?: PagesAhead;
  /** In the browser, where pages are measured. */
  signals?: RegionSignals;
}

export interface KeptHtml {
  /** What the browser takes as HTML: with Trusted Types no text. */
  html: string;
  /** It is only a loading frame, without content or links. */
  isWaiting: boolean;
}

export const RemoteAccessContext = createContext<RemoteAccess | undefined>(undefined);

export function useRemoteAccess(): RemoteAccess {
  const access = useContext(RemoteAccessContext);
  if (!access) throw new Error('RemoteAccessContext is missing: wrap the router in its provider.');
  return access;
}

/** `catalog/page:product`: a region's name in `data-region`, and the key of its stored HTML. */
export function regionKey(remote: string, part: string): string {
  return `${remote}/${part}`;
}
