import { styled } from 'styled-components';

/** Past what a keyboard would otherwise walk through; it shows itself while it has the focus. @see WCAG 2.2, 2.4.1 */
export const SkipLink = styled.a`
  position: absolute;
  left: var(--space-8);
  top: var(--space-8);
  z-index: 3;
  padding: var(--space-12) var(--space-16);
  background: var(--paper);
  clip-path: inset(50%);
  &:focus {
    clip-path: none;
  }
`;
