/**
 * The one wishlist of a page: a guest's is stored in the browser, a member's at the api. It begins when
 * somebody first looks at it, and follows the session, in this tab and in others.
 */
import { onSessionChanged } from '@paw/contract/sessionEvents.ts';
import { readToken, TOKEN_KEY } from '@paw/contract/tokenStorage.ts';
import { rules } from '@paw/rules/rules.ts';
import { laterChunk } from '@paw/ui/laterChunk.ts';
import { readGuestWishlist, WISHLIST_KEY, writeGuestWishlist } from './guestWishlist.ts';

const { mostWishes } = rules.accounts;

export interface Wishlist {
  kind: 'waiting' | 'known' | 'failed';
  /** Whose it is. */
  of: 'guest' | 'member';
  /** Why it did not come. */
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
/** The member whose list it is; undefined for a guest's. */
let owner: string | undefined;
let ends = new AbortController();
let loading = Promise.resolve();
/** Changes go one after the other: the last press is what counts in the end. */
let turn = Promise.resolve();
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

export const readWishlist = (): Wishlist => current;

/** Told of every change. The first one who looks starts it, the last one who leaves ends it. */
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

/** Asks again for a list that did not come. */
export function askAgain(): void {
  load();
}

/**
 * Puts a product on the list or takes it off: at once on the screen, and back where that did not work.
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

/** A guest's wishes join the member's list, once. */
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
  // Nothing new for anybody.
  if (next.kind === kind && next.of === of && String(next.slugs) === String(slugs)) return;
  current = next;
  for (const listener of listeners) listener();
}

function memberId(): string | undefined {
  const token = readToken();
  return token && !token.expired && !token.guest ? token.id : undefined;
}
