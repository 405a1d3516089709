import { styled } from 'styled-components';

/**
 * The panel that a menu's button opens; it has `data-panel`. Before hydration, and without JavaScript, hover and focus
 * open it. A closed panel is not displayed: its pictures are not loaded, and it takes no focus.
 */
export const Panel = styled.div`
  display: none;
  position: absolute;
  z-index: 1;
  top: 100%;
  background: var(--paper);
  border: 1px solid var(--line);
  box-shadow: var(--shadow);
  transition:
    opacity 200ms ease-out,
    transform 200ms ease-out;
  @starting-style {
    opacity: 0;
    transform: translateY(calc(-1 * var(--space-4)));
  }
  [data-open] > &,
  :not([data-hydrated]) > [data-item]:is(:hover, :focus-within) > & {
    display: block;
  }
`;
