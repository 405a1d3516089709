import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { applyHead } from '../../head/applyHead.ts';
import { findHead } from '../../head/pageHead.ts';

/**
 * After a change of page it updates the head, announces the title, and moves the focus to the new page's heading, where
 * keyboard and screen reader users start reading. After Back and Forward the browser keeps the focus.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const matches = useMatches();
  const head = findHead(matches.map((match) => match.loaderData));
  const shown = useRef({ pathname, head });
  const [announced, announce] = useState('');
  useEffect(() => {
    // A failed page sets its own head.
    if (head && head !== shown.current.head) applyHead(head);
    shown.current.head = head;
  }, [head]);
  useEffect(() => {
    if (shown.current.pathname === pathname) return;
    shown.current.pathname = pathname;
    announce(document.title);
    if (type === NavigationType.Pop) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, type]);
  return <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>;
}
