import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** What happened last. */
  words: string;
  /** The way back, where there is one. */
  children?: ReactNode;
}

/** What was pressed is gone, or the form is: reading goes on at what came of it. */
export function News({ words, children }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words) said.current?.focus();
  }, [words]);
  return (
    <Frame>
      <p ref={said} role="status" tabIndex={-1}>
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
