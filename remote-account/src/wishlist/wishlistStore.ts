/**
 * The one wishlist of a page: a guest's is stored in the browser, a member's at the api. It is loaded by its
 * first listener and follows the session, in this tab and in others.
 */
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { readToken, TOKEN_KEY } from '@paw/contract/tokenStorage.ts';
import { WISHLIST_KEY } from '@paw/contract/wishlistStorage.ts';
import { rules } from '@paw/rules/rules.ts';
import { laterChunk } from '@paw/ui/laterChunk.ts';
import { readGuestWishlist, writeGuestWishlist } from './guestWishlist.ts';

const { mostWishes } = rules.accounts;

export interface Wishlist {
  kind: 'waiting' | 'known' | 'failed';
  /** The owner. */
  of: 'guest' | 'member';
  /** Why it could not be loaded. */
  problem?: unknown;
  /** The latest first. */
  slugs: readonly string[];
}

export const nothingYet: Wishlist = { kind: 'waiting', of: 'guest', slugs: [] };

const loadMemberSide = laterChunk(
  'member-wishlist',
  () => import(/* webpackChunkName: "member-wishlist" */ './memberWishlist.ts'),
);

let current = nothingYet;
/** The id of the member who owns the list; undefined for a guest's. */
let owner: string | undefined;
let ends = new AbortController();
let loading = Promise.resolve();
/** Changes run one after the other, so the last press wins. */
let turn = Promise.resolve();
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

export const readWishlist = (): Wishlist => current;

/** Calls `listener` after each change. The first listener loads the list, the last one to leave stops it. */
export function onWishlistChange(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    stop?.();
    stop = undefined;
  };
}

/** Loads a list again that could not be loaded. */
export function askAgain(): void {
  load();
}

/**
 * Adds a product to the list or removes it. The change is shown at once, and reverted after a failure.
 * @throws ApiProblem or the browser's own error, see `changeWish`
 */
export function setWished(slug: string, isWished: boolean): Promise<void> {
  const done = turn.then(() => change(slug, isWished));
  turn = done.catch(() => undefined);
  return done;
}

async function change(slug: string, isWished: boolean): Promise<void> {
  await loading;
  const before = current;
  if (before.slugs.includes(slug) === isWished) return;
  const others = before.slugs.filter((other) => other !== slug);
  if (isWished && others.length >= mostWishes) throw new RangeError('The wishlist is full');
  const slugs = isWished ? [slug, ...others] : others;
  if (owner === undefined) return writeThenShow(slugs);
  const { signal } = ends;
  show({ ...before, slugs });
  try {
    const { sendWish } = await loadMemberSide();
    await sendWish(signal, slug, isWished);
  } catch (error) {
    if (!signal.aborted) show(before);
    throw error;
  }
}

function writeThenShow(slugs: string[]): void {
  writeGuestWishlist(slugs);
  show({ kind: 'known', of: 'guest', slugs });
}

function start(): () => void {
  const follow = () => memberId() !== owner && load();
  const followTabs = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) follow();
    if ((key === WISHLIST_KEY || key === null) && owner === undefined) load();
  };
  const stopHearing = onSessionChanged(follow);
  window.addEventListener('storage', followTabs);
  load();
  return () => {
    stopHearing();
    window.removeEventListener('storage', followTabs);
    ends.abort();
  };
}

function load(): void {
  ends.abort();
  ends = new AbortController();
  const id = memberId();
  const isOther = id !== owner;
  owner = id;
  if (id === undefined) return show({ kind: 'known', of: 'guest', slugs: readGuestWishlist() });
  if (isOther || current.kind === 'failed') show({ ...nothingYet, of: 'member' });
  loading = loadMember(ends.signal);
}

/** Loads a member's list. A guest's wishes are added to it once. */
async function loadMember(signal: AbortSignal): Promise<void> {
  const guests = readGuestWishlist().slice(0, mostWishes);
  try {
    const { fetchWishlist } = await loadMemberSide();
    const slugs = await fetchWishlist(signal, guests);
    if (signal.aborted) return;
    if (guests.length) writeGuestWishlist([]);
    show({ kind: 'known', of: 'member', slugs });
  } catch (problem) {
    if (!signal.aborted) show({ ...current, kind: 'failed', problem });
  }
}

function show(next: Wishlist): void {
  const { kind, of, slugs } = current;
  // Nothing has changed.
  if (next.kind === kind && next.of === of && String(next.slugs) === String(slugs)) return;
  current = next;
  for (const listener of listeners) listener();
}

function memberId(): string | undefined {
  const token = readToken();
  return token && !token.expired && !token.guest ? token.id : undefined;
}
