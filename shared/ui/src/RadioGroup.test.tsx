import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'standard', label: 'Standard', help: '3 to 5 days' },
  { value: 'express', label: 'Express' },
  { value: 'pigeon', label: 'Pigeon', disabled: true },
];

function Delivery() {
  const [way, setWay] = useState('standard');
  return <RadioGroup label="Delivery" name="way" options={options} value={way} onChange={setWay} />;
}

test('arrow keys choose among the enabled options', async () => {
  render(<Delivery />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Pigeon' })).toBeDisabled();
});

test('the chosen option is submitted with the form, also when uncontrolled', async () => {
  render(
    <form aria-label="Order">
      <RadioGroup label="Delivery" name="way" options={options} defaultValue="standard" />
    </form>,
  );
  await userEvent.click(screen.getByText('Express'));
  expect(screen.getByRole('form')).toHaveFormValues({ way: 'express' });
});

test('the group has its error, and each option its help', () => {
  render(<RadioGroup label="Delivery" name="way" options={options} error="Choose how it should come." required />);
  const group = screen.getByRole('radiogroup', { name: 'Delivery' });
  expect(group).toHaveAccessibleDescription('Choose how it should come.');
  expect(group).toBeInvalid();
  expect(group).toBeRequired();
  expect(screen.getByRole('radio', { name: 'Standard' })).toHaveAccessibleDescription('3 to 5 days');
});
