import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { choiceBox, ChoiceRow } from './field/ChoiceRow.tsx';
import { FieldError, Help } from './field/FieldFrame.tsx';
import { useFieldControl } from './field/useFieldControl.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shown beside the box; a press on it toggles the box. */
  label: ReactNode;
  help?: string;
  error?: string;
}

export function Checkbox({ label, help, error, className, ...input }: Props) {
  const control = useFieldControl({ ...input, help, error });
  return (
    <div className={className}>
      <ChoiceRow>
        <Box type="checkbox" {...input} {...control} />
        <Check size="1.125em" strokeWidth={3} aria-hidden />
        <span>{label}</span>
      </ChoiceRow>
      {help && <Below id={`${control.id}-help`}>{help}</Below>}
      {error && <FieldError id={`${control.id}-error`}>{error}</FieldError>}
    </div>
  );
}

const Box = styled.input`
  ${choiceBox}
  border-radius: var(--space-4);
`;

const Below = styled(Help)`
  display: block;
  margin-left: calc(var(--space-24) + var(--space-12));
`;
