import { counted } from '@paw/rules/counted.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The label of a filter, with the number of products that it leaves. */
export function CountedLabel({ count, children }: { count: number; children: ReactNode }) {
  return (
    <Words>
      {children}
      <Number aria-hidden>{count}</Number>
      <VisuallyHidden>({counted(count, 'product')})</VisuallyHidden>
    </Words>
  );
}

const Words = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Number = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;
