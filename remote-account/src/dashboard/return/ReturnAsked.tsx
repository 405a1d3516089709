import { Notice } from '@paw/shared/ui/Notice.tsx';
import { useEffect, useRef } from 'react';

/** The shop has the request; what of its pictures did not arrive is said, each as a sentence. */
export function ReturnAsked({ photoProblems }: { photoProblems: readonly string[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        We have your request
      </h2>
      {photoProblems.length > 0 && (
        <Notice kind="warn" title="Not every picture arrived">
          {photoProblems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
          <p>Your request counts without them. You can send them as an answer to our email.</p>
        </Notice>
      )}
      <p>We look at it and write to you by email. Please keep everything until then.</p>
    </>
  );
}
