import { Notice } from '@paw/shared/ui/Notice.tsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { FormProblem } from './formProblem.ts';

/** Says why a form was not taken, takes the focus when that changes, and leads to each field. */
export function ErrorSummary({ problem }: { problem: FormProblem }) {
  const frame = useRef<HTMLDivElement>(null);
  const fields = Object.entries(problem.fields);
  const words = [problem.message, ...fields.map(([, error]) => error)].join(' ');
  useEffect(() => frame.current?.focus(), [words]);
  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    const form = frame.current?.closest('form');
    form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <Notice kind="error" title={fields.length > 0 ? 'Please check what you typed' : undefined}>
        {problem.message}
        {fields.map(([name, error]) => (
          <a key={name} href={`#${name}`} onClick={goTo(name)}>
            {error}
          </a>
        ))}
      </Notice>
    </Frame>
  );
}

const Frame = styled.div`
  border-radius: var(--radius-field);
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: var(--ink);
  }
`;
