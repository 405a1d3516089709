import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Notice } from './Notice.tsx';

interface Props {
  /** Error messages by field name. */
  errors?: Readonly<Record<string, string>>;
  /** Above the fields: "There’s a problem". */
  title?: string;
  /** Errors that belong to no field. */
  children?: ReactNode;
}

/**
 * Why a form was not accepted. It takes the focus when it mounts and links to the fields of the form around it. A new `key`
 * for each attempt announces and focuses it again.
 */
export function ErrorSummary({ errors = {}, title, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const goTo = (name: string) => (event: MouseEvent) => {
    event.preventDefault();
    frame.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <Notice kind="error" title={title}>
        {children}
        {Object.entries(errors).map(([name, error]) => (
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
  scroll-margin-top: var(--space-96);
  a[href^='#'] {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: var(--ink);
  }
`;
