import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './field/controlLook.ts';
import { FieldFrame, type FieldWords } from './field/FieldFrame.tsx';
import { useFieldControl } from './field/useFieldControl.ts';

interface Props extends FieldWords, ComponentProps<'textarea'> {
  name: string;
}

/** A text field of several lines, which grows with its content where the browser supports it. */
export function TextArea({ label, help, error, className, rows = 4, ...input }: Props) {
  const control = useFieldControl({ ...input, help, error });
  return (
    <FieldFrame id={control.id} label={label} help={help} error={error} className={className}>
      <Input rows={rows} {...input} {...control} />
    </FieldFrame>
  );
}

const Input = styled.textarea`
  ${controlLook}
  max-height: 60vh;
  min-height: calc(${({ rows }) => rows} * 1.5em + 2 * var(--space-8) + 2px);
  resize: vertical;
  field-sizing: content;
`;
