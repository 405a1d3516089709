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

export const contentLook = css`
  flex: 1 0 auto;
  padding: var(--space-24);
  > :last-child {
    margin-bottom: 0;
  }
`;

export const footLook = css`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);
  padding: var(--space-16) var(--space-24);
  padding-bottom: max(var(--space-16), env(safe-area-inset-bottom));
  background: var(--paper);
  border-top: 1px solid var(--line);
  /* In a low window or with large text it would hide the content. */
  @media (height < 30em) {
    position: static;
  }
`;
