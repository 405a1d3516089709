import { Circle } from 'lucide-react';
import { type ChangeEvent, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { choiceBox, ChoiceRow } from './field/ChoiceRow.tsx';
import { FieldError, type FieldWords, Help } from './field/FieldFrame.tsx';
import { useFieldControl } from './field/useFieldControl.ts';

interface Props extends FieldWords {
  name: string;
  options: readonly RadioOption[];
  /** Controlled, with `onChange`; `defaultValue` leaves the group uncontrolled. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  required?: boolean;
  className?: string;
}

export interface RadioOption {
  value: string;
  label: ReactNode;
  help?: string;
  disabled?: boolean;
}

/** A choice of one among a few visible options. */
export function RadioGroup(props: Props) {
  const { label, help, error, name, options, value, defaultValue, onChange, required, className } = props;
  const { id, ...described } = useFieldControl({ help, error });
  const change = onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value));
  return (
    <Group className={className} role="radiogroup" aria-required={required} {...described}>
      <legend>{label}</legend>
      {help && <Help id={`${id}-help`}>{help}</Help>}
      {options.map((option, place) => (
        <Fragment key={option.value}>
          <ChoiceRow>
            <Dial
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={change}
              disabled={option.disabled}
              required={required}
              aria-describedby={option.help && `${id}-${place}`}
            />
            <Circle size="0.625em" fill="currentColor" aria-hidden />
            <span>{option.label}</span>
          </ChoiceRow>
          {option.help && <Below id={`${id}-${place}`}>{option.help}</Below>}
        </Fragment>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Dial = styled.input`
  ${choiceBox}
  border-radius: var(--radius-round);
`;

const Below = styled(Help)`
  display: block;
  margin: calc(-1 * var(--space-8)) 0 var(--space-8) calc(var(--space-24) + var(--space-12));
`;
