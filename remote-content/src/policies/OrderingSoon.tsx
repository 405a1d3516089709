import { Notice } from '@paw/shared/ui/Notice.tsx';
import { styled } from 'styled-components';

/** Until orders can be placed, whoever reads the rules for them should know it. */
export function OrderingSoon() {
  return (
    <Frame>
      <Notice kind="info">Ordering opens soon. These rules hold from the first order on.</Notice>
    </Frame>
  );
}

const Frame = styled.div`
  margin-bottom: var(--space-24);
`;
