import { rules } from '@paw/rules/rules.ts';
import { findRegionOfZip, regions } from '@paw/rules/usRegions.ts';
import type { ComponentProps, FocusEvent } from 'react';
import { styled } from 'styled-components';
import { Field } from '../Field.tsx';
import { FieldPair } from '../field/FieldPair.tsx';
import { Select } from '../Select.tsx';

const kinds = { state: 'States', territory: 'Territories', military: 'Military' } as const;
const limits = rules.address;

type Name = 'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip';

interface Props {
  /** The initial values. */
  address: Readonly<Partial<Record<Name, string>>>;
  /** Error messages by field name. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** Called with a state that a ZIP code selected: the form fires no change event for it. */
  onState?: (code: string) => void;
}

/** The fields of a US address, named so that browsers fill them in. The form around them is the caller's. */
export function AddressFields({ address, errors, onState }: Props) {
  // A ZIP code selects its state, unless one is selected already.
  const selectState = ({ target }: FocusEvent<HTMLInputElement>) => {
    const select = target.form?.elements.namedItem('state');
    const region = /^\d{5}/.test(target.value) ? findRegionOfZip(target.value) : undefined;
    if (!region || !(select instanceof HTMLSelectElement) || select.value) return;
    select.value = region.code;
    onState?.(region.code);
  };
  const field = (name: Name, label: string, token: string, more: Partial<ComponentProps<typeof Field>>) => (
    <Field
      label={label}
      name={name}
      autoComplete={`shipping ${token}`}
      required
      defaultValue={address[name]}
      error={errors[name]}
      {...more}
    />
  );
  return (
    <>
      {field('name', 'Full name', 'name', { maxLength: limits.name.most })}
      {field('line1', 'Street address', 'address-line1', { maxLength: limits.line.most })}
      {field('line2', 'Apt, suite or unit (optional)', 'address-line2', {
        required: false,
        maxLength: limits.line.most,
      })}
      <Pair>
        {field('zip', 'ZIP code', 'postal-code', { inputMode: 'numeric', maxLength: 10, onBlur: selectState })}
        {field('city', 'City', 'address-level2', { maxLength: limits.city.most })}
      </Pair>
      <Select
        label="State or territory"
        name="state"
        autoComplete="shipping address-level1"
        required
        defaultValue={address.state}
        error={errors.state}
      >
        <option value="">Select a state</option>
        {Object.entries(kinds).map(([kind, label]) => (
          <optgroup key={kind} label={label}>
            {regions
              .filter((region) => region.kind === kind)
              .map((region) => (
                <option key={region.code} value={region.code}>
                  {region.name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </>
  );
}

const Pair = styled(FieldPair)`
  @media (min-width: 576px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;
