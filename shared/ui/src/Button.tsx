import { Link } from '@paw/ui/router.ts';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { css, keyframes, styled } from 'styled-components';

/** One primary button per screen; secondary ones beside it; quiet for rare actions. */
type Kind = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: Kind;
  /** Whether its action is in progress: a spinner covers its label. It keeps the focus and ignores presses. */
  busy?: boolean;
}

export function Button({ kind = 'primary', type = 'button', busy, onClick, children, ...rest }: ButtonProps) {
  // A disabled button would lose the focus, and Enter would still submit the form.
  const stay = (event: MouseEvent) => event.preventDefault();
  return (
    <Press
      {...rest}
      type={type}
      $kind={kind}
      $busy={busy}
      aria-busy={busy ?? rest['aria-busy']}
      onClick={busy ? stay : onClick}
    >
      {busy && <Wheel $kind={kind} size="1.375em" strokeWidth={2.5} aria-hidden />}
      {children}
    </Press>
  );
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
    @media print {
      background: none;
      color: var(--pine);
    }
  `,
  secondary: css`
    background: var(--paper);
    border-color: var(--pine);
    color: var(--pine);
    &:hover {
      background: var(--sand);
      border-color: var(--pine-deep);
      color: var(--pine-deep);
    }
  `,
  quiet: css`
    background: none;
    border-color: transparent;
    color: var(--pine);
    text-decoration: underline;
    text-underline-offset: 0.18em;
    min-width: var(--target);
    padding-inline: 0;
    &:hover {
      color: var(--pine-deep);
      text-decoration-thickness: 2px;
    }
    @media (forced-colors: active) {
      border-color: Canvas;
    }
  `,
};

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const look = css<{ $kind: Kind }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  max-width: 100%;
  min-height: var(--control);
  padding: var(--space-8) var(--space-24);
  border: 2px solid;
  border-radius: var(--radius-round);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: transform 120ms ease-out;
  ${({ $kind }) => kinds[$kind]}
  > svg {
    flex: none;
  }
  &:active {
    transform: scale(0.98);
  }
  @media (prefers-reduced-motion: reduce) {
    &:active {
      transform: none;
    }
  }
`;

/* Over the label, so that the button keeps its size. */
const Wheel = styled(LoaderCircle)<{ $kind: Kind }>`
  position: absolute;
  inset: 0;
  margin: auto;
  color: ${({ $kind }) => ($kind === 'primary' ? 'var(--paper)' : 'var(--pine)')};
  animation: ${turn} 1s linear infinite;
  /* The label stays visible in forced colors. */
  @media (forced-colors: active) {
    position: static;
    margin: 0;
  }
  @media print {
    display: none;
  }
`;

const Press = styled.button<{ $kind: Kind; $busy?: boolean }>`
  position: relative;
  ${look}
  ${({ $busy }) =>
    $busy &&
    css`
      @media screen {
        &&,
        &&:hover {
          color: transparent;
        }
      }
    `}
  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--line);
    border-color: var(--line);
    color: var(--soft);
    text-decoration: none;
    cursor: not-allowed;
    transform: none;
  }
  @media (forced-colors: active) {
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const Way = styled(Link)<{ $kind: Kind }>`
  ${look}
`;
