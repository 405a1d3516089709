import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The title of a view. After a change of view it takes the focus, so reading starts there. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} | Releases`;
  }, [title]);
  useEffect(() => {
    // The first view keeps the browser's own start.
    if (key !== 'default') heading.current?.focus();
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
}
