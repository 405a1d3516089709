import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The texts of a field. */
export interface FieldWords {
  label: string;
  /** Shown below the label. */
  help?: string;
  /** Says what to do: "Enter an email like name@example.com." */
  error?: string;
}

interface Props extends FieldWords {
  /** The id of the control. */
  id: string;
  className?: string;
  children: ReactNode;
}

/** Label above, help below the label, error below the control. `useFieldControl` links them to it. */
export function FieldFrame({ id, label, help, error, className, children }: Props) {
  return (
    <Frame className={className}>
      <Label htmlFor={id}>{label}</Label>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <ErrorText id={id}>
      <TriangleAlert size="1.3em" strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </ErrorText>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Label = styled.label`
  font-weight: 600;
`;

export const Help = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
`;

const ErrorText = styled.span`
  display: flex;
  gap: var(--space-4);
  color: var(--sale);
  font-size: var(--text-14);
  svg {
    flex: none;
    margin-top: 1px;
  }
`;
