import { CircleAlert, CircleCheck, Info, type LucideIcon, Tag, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Kind = 'info' | 'ok' | 'warn' | 'error' | 'sale';

const icons: Record<Kind, LucideIcon> = {
  info: Info,
  ok: CircleCheck,
  warn: TriangleAlert,
  error: CircleAlert,
  sale: Tag,
};

/** A sentence that the shopper should not miss, with an icon beside its color. */
export function Notice({ kind, title, children }: { kind: Kind; title?: string; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <Frame $color={kind === 'error' ? 'sale' : kind}>
      <Icon size="1.25em" strokeWidth={1.75} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </Frame>
  );
}

const Frame = styled.div<{ $color: Exclude<Kind, 'error'> }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  background: var(--sand);
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  color: var(--ink);
  strong {
    display: block;
  }
  > svg {
    margin-top: 2px;
    color: ${({ $color }) => `var(--${$color})`};
  }
`;
