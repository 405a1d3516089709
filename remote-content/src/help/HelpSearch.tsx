import { counted } from '@paw/rules/counted.ts';
import { Field } from '@paw/ui/Field.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  onText: (text: string) => void;
  /** The number of matching answers; undefined while the field is empty. */
  found?: number;
}

/** Filters the questions while typing. Hidden without JavaScript. */
export function HelpSearch({ onText, found }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  // Text typed before hydration, or restored by the browser.
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
  /* Chromium's default is blue. */
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
