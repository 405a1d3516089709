import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Component } from './NewsletterForm.tsx';

/** The form as the server sends it, before any script has run. */
function serverForm() {
  const room = document.createElement('div');
  room.innerHTML = renderToString(<Component />);
  document.body.replaceChildren(room);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Newsletter' });
  return { room, form, input: screen.getByRole<HTMLInputElement>('textbox') };
}

test('without JavaScript the form posts to the shop', () => {
  const { form, input } = serverForm();
  expect(form).toHaveAttribute('action', '/api/admin/subscribe');
  expect([form.method, input.name]).toEqual(['post', 'email']);
});

test('the browser checks the format alone: an empty address passes', () => {
  const { form, input } = serverForm();
  expect([input.type, input.required, form.noValidate]).toEqual(['email', false, false]);
  expect(form.checkValidity()).toBe(true);
  input.value = 'ada';
  expect(form.checkValidity()).toBe(false);
});

test('text typed before hydration stays', () => {
  const { room, input } = serverForm();
  input.value = 'ada@example.com';
  render(<Component />, { container: room, hydrate: true });
  expect(screen.getByRole('textbox')).toBe(input);
  expect(input).toHaveValue('ada@example.com');
});
