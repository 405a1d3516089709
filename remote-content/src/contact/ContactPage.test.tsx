import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen, within } from '@testing-library/react';
import { Component, head } from './ContactPage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  render(<Component />, { wrapper: MemoryRouter });
});

test('phone, email and postal address are the configured ones', () => {
  expect(screen.getByRole('link', { name: /^\(555\)\s010.+0199$/ })).toHaveAttribute('href', 'tel:5550100199');
  expect(screen.getAllByRole('link', { name: 'hello@example.com' })[0]).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  expect(screen.getByText(/12 Example Street, Springfield, IL 62701/)).toBeVisible();
  expect(screen.getByText('Monday to Friday').parentElement).toHaveTextContent('9 am – 6 pm');
});

test('the common questions are answered with the rules’ figures', () => {
  const answers = within(screen.getByRole('region', { name: 'Common questions' }));
  expect(answers.getByText(/Standard delivery is \$/)).toHaveTextContent(
    '$4.95 and takes 3–5 business days; express is $9.95',
  );
  expect(answers.getByText(/Standard delivery is free/)).toHaveTextContent(
    '$35 or more, and on later orders of $49 or more',
  );
  expect(answers.queryByText(/opens soon/)).toBeNull();
});

test('the head has title, description and canonical URL', () => {
  expect(head()).toMatchObject({ title: 'Contact us | Paw Dailies', canonical: '/contact-us' });
});
