import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { applyHead } from '../../head/applyHead.ts';
import { findHead } from '../../head/pageHead.ts';

/**
 * After a change of page: title and canonical follow, the title is announced, and focus moves to the new page's
 * heading, so that people who use a keyboard or a screen reader start where the page starts. Back and Forward keep the
 * focus to the browser.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const matches = useMatches();
  const head = findHead(matches.map((match) => match.loaderData));
  const shown = useRef({ pathname, head });
  const [announced, announce] = useState('');
  useEffect(() => {
    // A page that failed brings a head of its own.
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
