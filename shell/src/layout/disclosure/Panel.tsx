import { styled } from 'styled-components';

/**
 * What a menu's name opens; it carries `data-panel`. Before hydration, and without JavaScript, it opens by pointer and
 * focus alone. Closed it is not displayed: its pictures are not loaded, and nothing in it takes the focus.
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
  :not([data-alive]) > [data-item]:is(:hover, :focus-within) > & {
    display: block;
  }
`;
