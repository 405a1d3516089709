import { Notice } from '@paw/ui/Notice.tsx';
import { useEffect, useRef } from 'react';

/** Confirms the request, with a sentence for each photo that failed. */
export function ReturnRequested({ photoProblems }: { photoProblems: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        We got your request
      </h2>
      {photoProblems.length > 0 && (
        <Notice kind="warn" title="Some photos didn’t upload">
          {photoProblems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <p>We have your request anyway. Just reply to our email with the photos.</p>
        </Notice>
      )}
      <p>We’ll review it and email you. Please hold on to the items until then.</p>
    </>
  );
}
