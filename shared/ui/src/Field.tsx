import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './field/controlLook.ts';
import { FieldFrame, type FieldWords } from './field/FieldFrame.tsx';
import { useFieldControl } from './field/useFieldControl.ts';

interface Props extends FieldWords, ComponentProps<'input'> {
  name: string;
}

/** A text field of one line. */
export function Field({ label, help, error, className, ...input }: Props) {
  const control = useFieldControl({ ...input, help, error });
  return (
    <FieldFrame id={control.id} label={label} help={help} error={error} className={className}>
      <Input type="text" {...input} {...control} />
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlLook}
`;
