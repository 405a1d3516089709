import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { longText } from './longText.ts';
import { Shown, State } from './Shown.tsx';

const deliveries = [
  { value: 'standard', label: 'Standard, $4.95', help: '3 to 5 days' },
  { value: 'express', label: 'Express, $9.95', help: '1 to 2 days' },
  { value: 'pigeon', label: 'Pigeon', disabled: true },
];

export function ChoiceSection() {
  const [delivery, setDelivery] = useState('standard');
  return (
    <>
      <Shown name="Checkbox">
        <State name="not checked">
          <Checkbox label="In stock only" name="stock" />
        </State>
        <State name="checked, with help">
          <Checkbox label="Newsletter" name="news" help="About once a month." defaultChecked />
        </State>
        <State name="with an error">
          <Checkbox label="I am 18 or older" name="age" error="Tick this to go on." />
        </State>
        <State name="disabled">
          <Checkbox label="Gift wrap" name="gift" disabled />
          <Checkbox label="Delivery" name="delivered" disabled defaultChecked />
        </State>
        <State name="long text">
          <Checkbox label={longText} name="long" help={longText} />
        </State>
      </Shown>
      <Shown name="RadioGroup">
        <State name="one chosen, one disabled">
          <RadioGroup label="Delivery" name="way" options={deliveries} value={delivery} onChange={setDelivery} />
        </State>
        <State name="with an error">
          <RadioGroup
            label="Delivery"
            name="no-way"
            help="Both come with a tracking number."
            options={deliveries}
            error="Choose how it should come."
            required
          />
        </State>
        <State name="long text">
          <RadioGroup label={longText} name="long-way" options={[{ value: 'long', label: longText }]} />
        </State>
      </Shown>
    </>
  );
}
