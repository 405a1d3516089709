import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './field/controlLook.ts';
import { FieldFrame, type FieldWords } from './field/FieldFrame.tsx';
import { useFieldControl } from './field/useFieldControl.ts';

interface Props extends FieldWords, Omit<ComponentProps<'input'>, 'type'> {
  name: string;
}

/** The browser's own file field, with a button in the shop's look. */
export function FileField({ label, help, error, className, ...input }: Props) {
  const control = useFieldControl({ ...input, help, error });
  return (
    <FieldFrame id={control.id} label={label} help={help} error={error} className={className}>
      <Input {...input} {...control} type="file" />
    </FieldFrame>
  );
}

const Input = styled.input`
  ${controlLook}
  padding: var(--space-4);
  cursor: pointer;
  &::file-selector-button {
    min-height: calc(var(--control) - var(--space-12));
    margin-right: var(--space-12);
    padding: 0 var(--space-16);
    background: var(--sand);
    border: 1px solid var(--field);
    border-radius: var(--radius-field);
    color: var(--pine);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  &:hover::file-selector-button {
    border-color: var(--pine);
  }
`;
