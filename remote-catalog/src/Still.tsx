import { PageSections } from '@paw/ui/PageFrame.tsx';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '@paw/ui/useIsHydrated.ts';
import type { Later } from './laterData.ts';
import { LoadingFailed } from './LoadingFailed.tsx';
import { useGiven, useWait } from './useLater.ts';

interface Props<Module> {
  /** The code, which the page's loader has loaded. */
  ways: Later<Module>;
  /** Whether it has to show something else than the server has sent. */
  isLive?: boolean;
  children: (module: Module) => ReactNode;
}

/** Under `npm run dev`, edits to these sections must show. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** React leaves the server's HTML unchanged when it hydrates an element with this. */
const kept = { __html: '' };

/**
 * Sections of a page that stay as the server has sent them until something in them changes, or one of their links is pressed:
 * then the press waits for their code. Without the code the browser follows the link.
 */
export function Still<Module>({ ways, isLive = false, children }: Props<Module>) {
  const isHydrated = useIsHydrated();
  // If there is neither loaded code nor the server's HTML, the page's own code came so late that the whole page is rendered again.
  const [isSent] = useState(!isHydrated);
  const [isWanted, setWanted] = useState(!isSent);
  const { given, code: module, hasFailed, retry } = useGiven(ways, isWanted);
  const wait = useWait();
  const place = useRef<HTMLDivElement>(null);
  const carried = useRef({ focused: -1, pressed: -1 });
  const isShown = useRef(false);
  if ((isLive || isDevelopment) && !isWanted) setWanted(true);

  useLayoutEffect(() => {
    if (!module || given || !place.current) return;
    isShown.current = true;
    const { focused, pressed } = carried.current;
    const ends = listWays(place.current);
    ends[focused]?.focus({ preventScroll: true });
    ends[pressed]?.click();
  }, [module, given]);

  if (module) {
    return (
      <PageSections key="live" ref={place}>
        {children(module)}
      </PageSections>
    );
  }
  const failure = hasFailed && <LoadingFailed onRetry={retry} />;
  if (!isSent) return failure;
  const leave = (focused: number) => {
    carried.current.focused = focused;
  };
  const press = (link: HTMLAnchorElement, at: number) => {
    const follow = () => {
      // They may be live by now, when their code was wanted already.
      if (isShown.current && place.current) return listWays(place.current)[at]?.click();
      carried.current.pressed = at;
      setWanted(true);
    };
    wait(ways.load(), follow, () => location.assign(link.href));
  };
  return (
    <>
      <Kept key="kept" place={place} onLeave={leave} onPress={press} />
      {failure}
    </>
  );
}

interface KeptProps {
  place: RefObject<HTMLDivElement | null>;
  /** Called before the HTML is replaced. @param focused the place of the focus in it, or -1 */
  onLeave: (focused: number) => void;
  /** @param at the link's place */
  onPress: (link: HTMLAnchorElement, at: number) => void;
}

function Kept({ place, onLeave, onPress }: KeptProps) {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      if (current) leave(listWays(current).indexOf(document.activeElement as HTMLElement));
    };
  }, [place]);

  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || !place.current || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress(link, listWays(place.current).indexOf(link));
  };
  return <PageSections ref={place} suppressHydrationWarning dangerouslySetInnerHTML={kept} onClick={press} />;
}

const listWays = (place: Element) => [...place.querySelectorAll<HTMLElement>('a, button')];
