import { css, styled } from 'styled-components';

/** A checkbox or radio button, its mark and its label: one touch target. The mark shows when it is checked. */
export const ChoiceRow = styled.label`
  display: grid;
  grid-template-columns: var(--space-24) minmax(0, 1fr);
  align-items: start;
  column-gap: var(--space-12);
  min-height: var(--target);
  padding: calc((var(--target) - var(--space-24)) / 2) 0;
  cursor: pointer;
  > svg {
    grid-area: 1 / 1;
    place-self: center;
    color: var(--paper);
    pointer-events: none;
    visibility: hidden;
  }
  > input:checked + svg {
    visibility: visible;
  }
  &:has(:disabled) {
    color: var(--soft);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    > svg {
      color: HighlightText;
      forced-color-adjust: none;
    }
    &:has(:disabled) {
      color: GrayText;
    }
  }
  @media print {
    > svg {
      color: var(--ink);
    }
  }
`;

/** For the native input. */
export const choiceBox = css`
  grid-area: 1 / 1;
  appearance: none;
  width: var(--space-24);
  height: var(--space-24);
  margin: 0;
  background: var(--paper);
  border: 2px solid var(--field);
  cursor: inherit;
  &:hover {
    border-color: var(--pine);
  }
  &:checked {
    background: var(--pine);
    border-color: var(--pine);
  }
  &[aria-invalid='true'],
  [aria-invalid='true'] & {
    border-color: var(--sale);
  }
  &:disabled {
    background: var(--sand);
    border-color: var(--line);
  }
  &:disabled:checked {
    background: var(--soft);
    border-color: var(--soft);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    &,
    &:disabled,
    &[aria-invalid='true'],
    [aria-invalid='true'] & {
      background: Field;
      border-color: FieldText;
    }
    &:checked {
      background: Highlight;
      border-color: Highlight;
    }
    &:disabled {
      border-color: GrayText;
    }
    &:disabled:checked {
      background: GrayText;
    }
  }
`;
