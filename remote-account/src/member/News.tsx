import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** The last change, in words. */
  words: string;
  /** An Undo button, if there is one. */
  children?: ReactNode;
}

/** The result of a change. It takes the focus, because the pressed button or the form is gone. */
export function News({ words, children }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words) line.current?.focus();
  }, [words]);
  return (
    <Frame>
      <p ref={line} role="status" tabIndex={-1}>
        {words}
      </p>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  margin-bottom: var(--space-16);
  padding: var(--space-4) var(--space-16);
  border-radius: var(--radius-field);
  background: var(--sand);
  p {
    margin: var(--space-8) 0;
    overflow-wrap: anywhere;
  }
  p:focus {
    outline: none;
    box-shadow: none;
  }
`;
