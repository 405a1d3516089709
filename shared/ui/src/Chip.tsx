import { Link } from '@paw/ui/router.ts';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { PlainList } from './PlainList.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A row of chips that wraps; each in an `<li>`. */
export const ChipList = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  li {
    max-width: 100%;
  }
`;

const look = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  max-width: 100%;
  min-height: var(--target);
  padding: var(--space-4) var(--space-16);
  background: var(--paper);
  border: 1px solid var(--field);
  border-radius: calc(var(--target) / 2);
  color: var(--ink);
  line-height: 1.2;
  text-align: left;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    background: var(--sand);
    border-color: var(--ink);
    color: var(--ink);
  }
  &:active {
    background: var(--line);
  }
  > svg {
    flex: none;
  }
`;

/** A link to another list, with `aria-current="page"` on the shown one. */
export const ChipLink = styled(Link)`
  ${look}
  &[aria-current='page'] {
    background: var(--pine);
    border-color: var(--pine);
    color: var(--paper);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      forced-color-adjust: none;
      background: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    &[aria-current='page'] {
      border-width: 2px;
      color: var(--ink);
    }
  }
`;

interface Removable {
  /** The name of the filter: "Size: Large". */
  children: string;
}

/** A removable filter; the whole chip is the button. */
export function RemovableChip({ children, ...rest }: Removable & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <Press {...rest} type="button">
      <VisuallyHidden>Remove </VisuallyHidden>
      <span>{children}</span>
      <X size="1.125em" strokeWidth={1.75} aria-hidden />
    </Press>
  );
}

/** A removable filter in the URL: a link to the list without it, which works without JavaScript. */
export function RemovableChipLink({ children, ...rest }: Removable & Omit<ComponentProps<typeof Link>, 'children'>) {
  return (
    <ChipLink {...rest}>
      <VisuallyHidden>Remove </VisuallyHidden>
      <span>{children}</span>
      <X size="1.125em" strokeWidth={1.75} aria-hidden />
    </ChipLink>
  );
}

const Press = styled.button`
  ${look}
  /* It says what was chosen: other buttons are not printed. */
  @media print {
    && {
      display: inline-flex;
    }
  }
  &:disabled {
    background: var(--line);
    border-color: var(--line);
    color: var(--soft);
    cursor: not-allowed;
  }
`;
