import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AddressFields } from './AddressFields.tsx';

const open = (state = '') => {
  const onState = jest.fn();
  render(
    <form>
      <AddressFields address={{ name: 'Ada', state }} errors={{ zip: 'Please check it.' }} onState={onState} />
    </form>,
  );
  return onState;
};

test('a ZIP code selects its state, and reports it', async () => {
  const onState = open();
  await userEvent.type(screen.getByLabelText('ZIP code'), '62701');
  await userEvent.tab();
  expect(screen.getByLabelText('State or territory')).toHaveValue('IL');
  expect(onState).toHaveBeenCalledWith('IL');
});

test('a chosen state stays', async () => {
  const onState = open('NY');
  await userEvent.type(screen.getByLabelText('ZIP code'), '62701');
  await userEvent.tab();
  expect(screen.getByLabelText('State or territory')).toHaveValue('NY');
  expect(onState).not.toHaveBeenCalled();
});

test('errors are at their fields, and browsers can fill them in', () => {
  open();
  expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription('Please check it.');
  expect(screen.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'shipping name');
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada');
});
