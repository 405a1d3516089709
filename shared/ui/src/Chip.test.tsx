import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { RemovableChip, RemovableChipLink } from './Chip.tsx';

test('a chip names what a press on it removes', async () => {
  const remove = jest.fn();
  render(<RemovableChip onClick={remove}>Size: Large</RemovableChip>);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Size: Large' }));
  expect(remove).toHaveBeenCalledTimes(1);
});

test('as a link it opens the list without it', () => {
  render(
    <MemoryRouter>
      <RemovableChipLink to="/beds">Size: Large</RemovableChipLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Remove Size: Large' })).toHaveAttribute('href', '/beds');
});
