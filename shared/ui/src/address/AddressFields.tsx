import { rules } from '@paw/rules/rules.ts';
import { findRegionOfZip, regions } from '@paw/rules/usRegions.ts';
import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import { Field } from '../Field.tsx';
import { Select } from '../Select.tsx';

const kinds = { state: 'States', territory: 'Territories', military: 'Military' } as const;
const { name, line, city } = rules.address;

type Name = 'name' | 'line1' | 'line2' | 'city' | 'state' | 'zip';

interface Props {
  /** What is in the fields at first. */
  address: Readonly<Partial<Record<Name, string>>>;
  /** A field's name to what to do about it. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** With the state that a ZIP code told: no change of the form says it. */
  onState?: (code: string) => void;
}

/** Where an order goes: each field as browsers know it, so that they fill it in. They are in a form of the caller's. */
export function AddressFields({ address, errors, onState }: Props) {
  // A ZIP code tells its state; one that was chosen stays.
  const tellState = ({ target }: FocusEvent<HTMLInputElement>) => {
    const select = target.form?.elements.namedItem('state');
    const region = /^\d{5}/.test(target.value) ? findRegionOfZip(target.value) : undefined;
    if (!region || !(select instanceof HTMLSelectElement) || select.value) return;
    select.value = region.code;
    onState?.(region.code);
  };
  return (
    <>
      <Field
        label="Full name"
        name="name"
        autoComplete="shipping name"
        required
        maxLength={name.most}
        defaultValue={address.name}
        error={errors.name}
      />
      <Field
        label="Street address"
        name="line1"
        autoComplete="shipping address-line1"
        required
        maxLength={line.most}
        defaultValue={address.line1}
        error={errors.line1}
      />
      <Field
        label="Apt, suite or unit (optional)"
        name="line2"
        autoComplete="shipping address-line2"
        maxLength={line.most}
        defaultValue={address.line2}
        error={errors.line2}
      />
      <Pair>
        <Field
          label="ZIP code"
          name="zip"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          required
          maxLength={10}
          defaultValue={address.zip}
          error={errors.zip}
          onBlur={tellState}
        />
        <Field
          label="City"
          name="city"
          autoComplete="shipping address-level2"
          required
          maxLength={city.most}
          defaultValue={address.city}
          error={errors.city}
        />
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

const Pair = styled.div`
  display: grid;
  gap: var(--space-16);
  align-items: start;
  @media (min-width: 576px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  }
`;
