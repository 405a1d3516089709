import { VisuallyHidden } from '@paw/ui/VisuallyHidden.tsx';
import { ChevronLeft } from 'lucide-react';
import { styled } from 'styled-components';

/** One level up. */
export function BackButton({ to, onBack }: { to: string; onBack: () => void }) {
  return (
    <Back type="button" onClick={onBack}>
      <ChevronLeft size={20} strokeWidth={1.75} aria-hidden />
      Back<VisuallyHidden> to {to}</VisuallyHidden>
    </Back>
  );
}

const Back = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--target);
  margin: 0 0 var(--space-8) calc(-1 * var(--space-4));
  padding: 0 var(--space-12) 0 0;
  border: 0;
  background: none;
  color: var(--pine);
  font-weight: 600;
`;
