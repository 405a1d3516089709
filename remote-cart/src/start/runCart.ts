import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { readToken } from '@paw/contract/tokenStorage.ts';
import { type CartStore, cartStore } from '../cart/cartStore.ts';
import { ownCart } from '../cart/ownCart.ts';
import { forgetTyped } from '../draft/draftStore.ts';
import { forgetAgreed } from '../member-copy/agreedCopy.ts';
import { watchCart } from '../second-copy/watchCart.ts';
import { type CartBeginning, onBegin } from './pageCart.ts';

let isRunning = false;

/** Runs this page's cart once the shell has started this remote. A second call changes nothing: a cart has one owner. */
export function runCart(): void {
  if (typeof window !== 'undefined') onBegin(run);
}

function run({ facts, takeOver }: CartBeginning): void {
  if (isRunning) return;
  isRunning = true;
  const { adds = [], isLeft = false } = takeOver?.() ?? {};
  if (isLeft) {
    forgetAgreed();
    forgetTyped();
  }
  ownCart(cartStore(), facts, adds);
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
