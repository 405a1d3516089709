import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its action: "Close". */
  label: string;
  icon: LucideIcon;
}

/** For actions that an icon alone explains: close, next, previous. */
export function IconButton({ label, icon: Icon, type = 'button', ...rest }: Props) {
  return (
    <Press {...rest} type={type} aria-label={label} title={label}>
      <Icon size="1.375em" strokeWidth={1.75} aria-hidden />
    </Press>
  );
}

const Press = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  padding: 0;
  background: none;
  border: 1px solid transparent;
  border-radius: var(--radius-round);
  color: inherit;
  &:hover {
    background: var(--sand);
    color: var(--pine-deep);
  }
  &:active {
    background: var(--line);
    color: var(--ink);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: none;
    color: var(--field);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
