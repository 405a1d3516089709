import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import { Toaster } from './Toaster.tsx';

const timeBar = () => screen.getByRole('progressbar', { hidden: true });

async function openToast() {
  render(<Toaster />);
  act(() => void toast.success('Saved'));
  return screen.findByRole('alert');
}

test('a toast is announced, and closes after five seconds', async () => {
  expect(await openToast()).toHaveTextContent('Saved');
  expect(timeBar().style.animationDuration).toBe('5000ms');
});

test('a toast stays while a pointer is on it or the focus is in it, also when the pointer leaves the focused one', async () => {
  // jsdom's window never has the focus, and its animations never end.
  document.hasFocus = () => true;
  const message = await openToast();
  fireEvent.animationEnd(message);
  const isRunning = () => timeBar().style.animationPlayState === 'running';
  expect(isRunning()).toBe(true);
  await userEvent.hover(message);
  expect(isRunning()).toBe(false);
  await userEvent.unhover(message);
  expect(isRunning()).toBe(true);
  await act(async () => message.focus());
  expect(isRunning()).toBe(false);
  await userEvent.hover(message);
  await userEvent.unhover(message);
  expect(isRunning()).toBe(false);
  await act(async () => message.blur());
  expect(isRunning()).toBe(true);
});

test('a success does not close another action’s failure', async () => {
  render(<Toaster />);
  act(() => void toast.error('The cart is not saved.', { toastId: 'cart' }));
  await screen.findByText('The cart is not saved.');
  act(() => void toast.success('Saved to your wishlist.'));
  await screen.findByText('Saved to your wishlist.');
  expect(screen.getByText('The cart is not saved.')).toBeInTheDocument();
});
