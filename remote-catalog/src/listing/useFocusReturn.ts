import { useLocation } from '@paw/ui/router.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useFollowedLinks } from './useFollowedLinks.ts';

const KEY = 'list-focus';

interface Left {
  /** The history entry of the visit, and its path. */
  entry: string;
  href: string;
}

/**
 * When a shopper comes Back to a list from one of its products, moves the focus to that product. (The shell restores the
 * scroll position, and the URL restores the list.)
 */
export function useFocusReturn(list: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const entry = key + pathname;
  const arrivedAt = useRef(entry);
  useEffect(() => {
    const left = readLeft();
    if (left?.entry !== arrivedAt.current) return;
    sessionStorage.removeItem(KEY);
    const links = list.current?.querySelectorAll('a') ?? [];
    [...links].find((link) => link.getAttribute('href') === left.href)?.focus({ preventScroll: true });
  }, [list]);
  useFollowedLinks(list, (link) => writeLeft({ entry, href: link.getAttribute('href') ?? '' }));
}

function readLeft(): Left | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Left | undefined;
  } catch {
    return undefined;
  }
}

function writeLeft(left: Left): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // Without storage, Back moves the focus to the start of the page.
  }
}
