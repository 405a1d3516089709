import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field.tsx';
import { FileField } from './FileField.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';

const words = { label: 'Email', help: 'For the receipt.', error: 'Enter your email.' };

test.each([
  ['field', 'textbox', <Field key="field" name="email" type="email" {...words} />],
  ['text area', 'textbox', <TextArea key="area" name="email" {...words} />],
  ['select', 'combobox', <Select key="select" name="email" {...words} />],
])('a %s is found by its label, and its help and error are read with it', (_name, role, control) => {
  render(control);
  const field = screen.getByRole(role, { name: 'Email' });
  expect(field).toHaveAccessibleDescription('For the receipt. Enter your email.');
  expect(field).toBeInvalid();
});

test('a field for files is found by its label, and its help and error are read with it', async () => {
  render(<FileField name="photo" {...words} label="Photo" />);
  const field = screen.getByLabelText<HTMLInputElement>('Photo');
  expect(field).toHaveAccessibleDescription('For the receipt. Enter your email.');
  await userEvent.upload(field, new File(['x'], 'x.png', { type: 'image/png' }));
  expect(field.files).toHaveLength(1);
});

test('a field without an error is not called invalid', () => {
  render(<Field label="Email" name="email" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
});

test('other descriptions of a field come after its own', () => {
  render(
    <>
      <Field label="Email" name="email" help="For the receipt." aria-describedby="answer" id="mine" />
      <p id="answer">You are on our list.</p>
    </>,
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('For the receipt. You are on our list.');
});

test('one of the options is chosen', async () => {
  render(
    <Select label="Sort by" name="sort">
      <option>Featured</option>
      <option>Newest</option>
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest');
  expect(screen.getByRole('combobox')).toHaveValue('Newest');
});
