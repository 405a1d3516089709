import { useLocation } from '@paw/ui/router.ts';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** History entries that were shown in this document, of which the server's page is the first. */
const shown = new Set([(globalThis.history?.state as { key?: string } | null)?.key ?? 'default']);

/**
 * The parts of a page that may appear a frame later. When the page is opened by a link in the shop, they are rendered after the rest
 * is painted. The server sends them with the page, and Back, Forward and fragments need them at once, to scroll to the right place.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const { key, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const [isNew] = useState(isHydrated && !hash && !shown.has(key));
  useEffect(() => void shown.add(key), [key]);
  return useDeferredValue(true, !isNew) ? children : <Room />;
}

/** Keeps the footer out of sight. After a reload, Back leads to an entry that is not known: its scroll position is restored in here. */
const Room = styled.div`
  height: 300vh;
`;
