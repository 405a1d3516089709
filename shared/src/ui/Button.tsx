import { Link } from '@paw/shared/router.ts';
import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';

/** One primary a screen; secondary beside it; quiet for what is rarely wanted. */
type Kind = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
}

export function Button({ kind = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <Press {...rest} type={type} $kind={kind} />;
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  kind?: Kind;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ kind = 'primary', ...rest }: ButtonLinkProps) {
  return <Way {...rest} $kind={kind} />;
}

const kinds = {
  primary: css`
    background: var(--pine);
    border-color: var(--pine);
    color: var(--paper);
    &:hover {
      background: var(--pine-deep);
      border-color: var(--pine-deep);
      color: var(--paper);
    }
  `,
  secondary: css`
    background: var(--paper);
    border-color: var(--pine);
    color: var(--pine);
    &:hover {
      background: var(--sand);
      color: var(--pine-deep);
    }
  `,
  quiet: css`
    background: none;
    border-color: transparent;
    color: var(--pine);
    text-decoration: underline;
    text-underline-offset: 0.18em;
    &:hover {
      color: var(--pine-deep);
    }
  `,
};

const look = css<{ $kind: Kind }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-height: 48px;
  padding: var(--space-8) var(--space-24);
  border: 1.5px solid;
  border-radius: var(--radius-round);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition: transform 120ms ease-out;
  ${({ $kind }) => kinds[$kind]}
  &:active {
    transform: scale(0.98);
  }
`;

const Press = styled.button<{ $kind: Kind }>`
  ${look}
  &:disabled {
    background: var(--line);
    border-color: var(--line);
    color: var(--soft);
    cursor: not-allowed;
    transform: none;
  }
`;

const Way = styled(Link)<{ $kind: Kind }>`
  ${look}
`;
