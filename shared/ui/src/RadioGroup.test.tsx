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

test('arrow keys choose among those that can be had', async () => {
  render(<Delivery />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Express' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Pigeon' })).toBeDisabled();
});

test('what is chosen is sent with the form, also when nobody holds it', async () => {
  render(
    <form aria-label="Order">
      <RadioGroup label="Delivery" name="way" options={options} defaultValue="standard" />
    </form>,
  );
  await userEvent.click(screen.getByText('Express'));
  expect(screen.getByRole('form')).toHaveFormValues({ way: 'express' });
});

test('the group says what is wrong, and each option what it means', () => {
  render(<RadioGroup label="Delivery" name="way" options={options} error="Choose how it should come." required />);
  const group = screen.getByRole('radiogroup', { name: 'Delivery' });
  expect(group).toHaveAccessibleDescription('Choose how it should come.');
  expect(group).toBeInvalid();
  expect(group).toBeRequired();
  expect(screen.getByRole('radio', { name: 'Standard' })).toHaveAccessibleDescription('3 to 5 days');
});
