import { CircleCheck, Info, type LucideIcon, Tag, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Kind = 'info' | 'ok' | 'warn' | 'sale';

const icons: Record<Kind, LucideIcon> = { info: Info, ok: CircleCheck, warn: TriangleAlert, sale: Tag };

/** A sentence that the shopper should not miss, with an icon beside its color. */
export function Notice({ kind, children }: { kind: Kind; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <Frame $kind={kind}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled.div<{ $kind: Kind }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-8);
  padding: var(--space-12) var(--space-16);
  background: var(--sand);
  border: 1px solid var(--line);
  border-radius: var(--radius-field);
  color: var(--ink);
  svg {
    margin-top: 2px;
    color: ${({ $kind }) => `var(--${$kind})`};
  }
`;
