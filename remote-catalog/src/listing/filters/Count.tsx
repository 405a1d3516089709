import { counted } from '@paw/rules/counted.ts';
import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { styled } from 'styled-components';

/** How many products there are behind a choice. */
export function Count({ count }: { count: number }) {
  return (
    <>
      <Number aria-hidden>{count}</Number>
      <VisuallyHidden>({counted(count, 'product')})</VisuallyHidden>
    </>
  );
}

const Number = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
  font-variant-numeric: tabular-nums;
`;
