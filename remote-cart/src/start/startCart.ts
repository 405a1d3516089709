import type { HostFacts } from '@paw/contract/remote.ts';
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { type CartStore, cartStore } from '../cart/cartStore.ts';
import { ownCart } from '../cart/ownCart.ts';
import { forgetAgreed } from '../member-copy/agreedCopy.ts';
import { watchCart } from '../second-copy/watchCart.ts';

let started = false;

/** Starts this page's cart. A second call changes nothing: a cart has one owner. */
export function startCart(facts: HostFacts): void {
  if (started) return;
  started = true;
  ownCart(cartStore(), facts);
  shareWhileMember(cartStore());
  watchCart(cartStore());
}

/** The server has a copy of a member's cart. The code for it is loaded for members only. */
function shareWhileMember(store: CartStore): void {
  let stop: Promise<() => void> | undefined;
  const share = async () => {
    const { shareCopy } = await import(/* webpackChunkName: "member-copy" */ '../member-copy/shareCopy.ts');
    return shareCopy(store);
  };
  const follow = (isMember: boolean) => {
    if (isMember === (stop !== undefined)) return;
    const before = stop;
    stop = isMember ? share() : undefined;
    // A failed download of the code costs this visit its copy, and nothing else.
    for (const one of [before, stop]) one?.catch(() => undefined);
    void before?.then((end) => end()).catch(() => undefined);
  };
  const token = readToken();
  follow(token !== undefined && !token.guest && !token.expired);
  onSessionChanged(({ kind }) => {
    if (kind !== 'member') forgetAgreed();
    follow(kind === 'member');
  });
}
