import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { TriangleAlert } from 'lucide-react';

interface Props extends ComponentProps<'input'> {
  label: string;
  name: string;
  /** Stands below the label, before anything is typed. */
  help?: string;
  /** Says what to do: "Enter an email like name@example.com." */
  error?: string;
}

/** A text field: label above, help below the label, error below the field. */
export function Field({ label, help, error, className, ...input }: Props) {
  const id = useId();
  const helpId = help && `${id}-help`;
  const errorId = error && `${id}-error`;
  const describedBy = [helpId, errorId, input['aria-describedby']].filter(Boolean).join(' ') || undefined;
  return (
    <Frame className={className}>
      <Label htmlFor={input.id ?? id}>{label}</Label>
      {help && <Help id={helpId}>{help}</Help>}
      <Input id={id} {...input} aria-describedby={describedBy} aria-invalid={error ? true : undefined} />
      {error && (
        <ErrorText id={errorId}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
          {error}
        </ErrorText>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Label = styled.label`
  font-weight: 600;
`;

const Help = styled.span`
  color: var(--soft);
  font-size: var(--text-14);
`;

const Input = styled.input`
  width: 100%;
  min-height: 48px;
  padding: var(--space-8) var(--space-12);
  background: var(--paper);
  border: 1px solid var(--field);
  border-radius: var(--radius-field);
  color: var(--ink);
  font-size: var(--text-16);
  &[aria-invalid='true'] {
    border: 2px solid var(--sale);
  }
`;

const ErrorText = styled.span`
  display: flex;
  gap: var(--space-4);
  color: var(--sale);
  font-size: var(--text-14);
`;
