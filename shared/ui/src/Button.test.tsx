import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';

test('a button in a form does not submit it unless its type is submit', () => {
  render(<Button>Add to cart</Button>);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('type', 'button');
});

test('a busy button keeps its name and the focus, and ignores presses', async () => {
  const add = jest.fn();
  const { rerender } = render(<Button onClick={add}>Add to cart</Button>);
  const button = screen.getByRole('button', { name: 'Add to cart' });
  await userEvent.click(button);
  rerender(
    <Button onClick={add} busy>
      Add to cart
    </Button>,
  );
  await userEvent.click(button);
  expect(add).toHaveBeenCalledTimes(1);
  expect(button).toHaveAccessibleName('Add to cart');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

test('a form is not submitted twice while its button is busy', async () => {
  const send = jest.fn((event: SubmitEvent) => event.preventDefault());
  const { container } = render(
    <form>
      <input aria-label="Email" />
      <Button type="submit" busy>
        Subscribe
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', send);
  await userEvent.type(screen.getByRole('textbox'), 'ada@example.com{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(send).not.toHaveBeenCalled();
});
