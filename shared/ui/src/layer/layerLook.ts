import { css } from 'styled-components';

/** The look shared by dialogs and drawers. `--from` is the transform of the closed state. */
export const layerLook = css`
  padding: 0;
  background: none;
  border: 0;
  color: var(--ink);
  opacity: 0;
  overflow: visible;
  overscroll-behavior: contain;
  transform: var(--from);
  transition:
    opacity 200ms ease-out,
    transform 200ms ease-out,
    overlay 200ms ease-out allow-discrete,
    display 200ms ease-out allow-discrete;
  &::backdrop {
    background: var(--shade);
    opacity: 0;
    transition:
      opacity 200ms ease-out,
      overlay 200ms ease-out allow-discrete,
      display 200ms ease-out allow-discrete;
  }
  &[open] {
    opacity: 1;
    transform: none;
    &::backdrop {
      opacity: 1;
    }
  }
  @starting-style {
    &[open] {
      opacity: 0;
      transform: var(--from);
    }
    &[open]::backdrop {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    --from: none;
  }
`;

/**
 * The sheet scrolls as a whole, so that arrow keys scroll it while the title has the focus. Head and foot are sticky and never
 * cover the focused element.
 */
export const sheetLook = css`
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--space-96);
  background: var(--paper);
  border: 1px solid transparent;
  box-shadow: var(--shadow);
`;
