import { counted } from '@paw/rules/counted.ts';
import { Field } from '@paw/ui/Field.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  onText: (text: string) => void;
  /** How many answers there are to what was typed; undefined while nothing is. */
  found?: number;
}

/** Filters the questions as one types. Without JavaScript it could not, and is not shown. */
export function HelpSearch({ onText, found }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // What was typed before hydration, or came back with it.
  useEffect(() => {
    const typed = frame.current?.querySelector('input')?.value;
    if (typed) onText(typed);
  }, [onText]);
  return (
    <Frame ref={frame} role="search" aria-label="Answers">
      <Field
        label="Search help"
        name="help"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Found role="status">{found === undefined ? '' : counted(found, 'answer')}</Found>
    </Frame>
  );
}

const Frame = styled.div`
  display: block;
  max-width: 38em;
  /* Chromium's own is blue. */
  ::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Found = styled.p`
  min-height: 1.5em;
  margin: var(--space-4) 0 0;
  color: var(--soft);
  font-size: var(--text-14);
`;
