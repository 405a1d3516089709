import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlLook } from './field/controlLook.ts';
import { FieldFrame, type FieldWords } from './field/FieldFrame.tsx';
import { useFieldControl } from './field/useFieldControl.ts';

interface Props extends FieldWords, ComponentProps<'select'> {
  name: string;
}

/** The browser's own select. Its children are `<option>`s. */
export function Select({ label, help, error, className, children, ...select }: Props) {
  const control = useFieldControl({ ...select, help, error });
  return (
    <FieldFrame id={control.id} label={label} help={help} error={error} className={className}>
      <Frame>
        <Input {...select} {...control}>
          {children}
        </Input>
        <ChevronDown size="1.25em" strokeWidth={1.75} aria-hidden />
      </Frame>
    </FieldFrame>
  );
}

const Frame = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    top: calc(50% - 0.625em);
    right: var(--space-12);
    pointer-events: none;
  }
`;

const Input = styled.select`
  ${controlLook}
  padding-right: var(--space-48);
  appearance: none;
  text-overflow: ellipsis;
`;
