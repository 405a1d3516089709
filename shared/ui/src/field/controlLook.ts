import { css } from 'styled-components';

/** The look of text fields, text areas and selects. */
export const controlLook = css`
  width: 100%;
  min-height: var(--control);
  padding: var(--space-8) var(--space-12);
  background: var(--paper);
  border: 1px solid var(--field);
  border-radius: var(--radius-field);
  color: var(--ink);
  font-size: var(--text-16);
  &:hover {
    border-color: var(--ink);
  }
  /* An inset outline instead of a wider border, so that the text does not move. */
  &[aria-invalid='true'] {
    border-color: var(--sale);
    outline: 1px solid var(--sale);
    outline-offset: -2px;
  }
  &:focus-visible {
    outline: 3px solid var(--pine);
    outline-offset: 2px;
  }
  &:read-only:not(select),
  &:disabled {
    background: var(--sand);
  }
  &:disabled {
    border-color: var(--line);
    color: var(--soft);
    cursor: not-allowed;
    opacity: 1;
  }
  &::placeholder {
    color: var(--soft);
    opacity: 1;
  }
  @media (forced-colors: active) {
    &[aria-invalid='true']:not(:focus-visible) {
      outline: 2px solid;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
