import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure.tsx';

test('a press on the title shows the text, another hides it', async () => {
  render(
    <Disclosure title="When will it arrive?" name="questions">
      In 3 to 5 days.
    </Disclosure>,
  );
  const group = screen.getByRole('group');
  expect(group).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('When will it arrive?'));
  expect(group).toHaveAttribute('open');
  await userEvent.click(screen.getByText('When will it arrive?'));
  expect(group).not.toHaveAttribute('open');
});
