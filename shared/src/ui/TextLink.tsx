import { Link } from '@paw/shared/router.ts';
import { styled } from 'styled-components';

/** A link that stands alone, not in a sentence: a finger meets it. In a sentence use the router's `Link` as it is. */
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
