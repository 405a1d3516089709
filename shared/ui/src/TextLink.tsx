import { Link } from '@paw/ui/router.ts';
import { styled } from 'styled-components';

/** A link on its own, not in a sentence, with a touch-sized target. In a sentence, use the router's `Link`. */
export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  min-width: var(--target);
  min-height: var(--target);
  font-weight: 600;
  > svg {
    flex: none;
  }
`;
