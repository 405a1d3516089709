import { Truck } from 'lucide-react';
import { styled } from 'styled-components';

/** SPEC 9: the first sentence stands as it is; beside it, whom it is for. */
export function DeliverySummary() {
  return (
    <Frame>
      <Truck size={22} strokeWidth={1.75} aria-hidden />
      <span>
        <strong>Free shipping on $35+</strong> on your first order
      </span>
    </Frame>
  );
}

const Frame = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  margin: 0;
  padding: var(--space-16);
  background: var(--sand);
  border-radius: var(--radius-card);
  svg {
    flex: none;
    color: var(--pine);
  }
`;
