import type { ReleaseSet } from '@paw/contract/releaseSet.ts';
import type { PageModule, SlotModule } from '@paw/contract/remote.ts';
import { createContext, useContext } from 'react';
import type { ChunkState } from '../chunks/ChunkLoader.ts';

/**
 * How layout and routes reach the remotes' code: the server has everything loaded before it renders, the browser
 * loads it when it is needed. `part` is `page:<route name>` or `slot:<Name>`.
 */
export interface RemoteAccess {
  set: ReleaseSet;
  /** What is known now, for rendering. */
  state: (remote: string, part: string) => ChunkState;
  subscribe: (remote: string, listener: () => void) => () => void;
  load: (remote: string, part: string) => Promise<PageModule<never> | SlotModule<never>>;
  retry: (remote: string, part: string) => Promise<unknown>;
  /** The HTML that the server sent for a region whose code is not here yet. */
  serverHtml: (region: string) => KeptHtml | undefined;
}

export interface KeptHtml {
  html: string;
  /** It only says that the page is loading: there is nothing in it to read or to follow. */
  isWaiting: boolean;
}

export const RemoteAccessContext = createContext<RemoteAccess | undefined>(undefined);

export function useRemoteAccess(): RemoteAccess {
  const access = useContext(RemoteAccessContext);
  if (!access) throw new Error('RemoteAccessContext is missing: wrap the router in its provider.');
  return access;
}

/** `catalog/page:product`: names a region in `data-region`, and in what is kept of the server's HTML. */
export function regionKey(remote: string, part: string): string {
  return `${remote}/${part}`;
}
