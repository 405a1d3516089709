import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { inShell } from '../../testing/inShell.tsx';
import { MainMenu } from './MainMenu.tsx';

// jsdom has no width, so the menu of wide windows is never displayed. Browser tests check visibility.
configure({ defaultHidden: true });

// The list that this visit has already loaded: it adds nothing to the taxonomy.
beforeEach(() => sessionStorage.setItem('menu-entries', '[]'));

function open() {
  const view = inShell(<MainMenu />);
  render(view.page);
  return view.router;
}
const button = (pet: string) => screen.getByRole('button', { name: `${pet} menu` });
const isOpen = (pet: string) => button(pet).getAttribute('aria-expanded') === 'true';

test('every category of the taxonomy is a link in the server’s HTML, and each pet has one View All', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(inShell(<MainMenu />).page);
  const menu = within(html);
  const target = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
  expect(target('Orthopedic')).toBe('/productcategories/dog/Beds/Dog-Orthopedic');
  expect(target('Litter Box')).toBe('/productcategories/cat/Litter-Box');
  expect(target('Perches and Toys')).toBe('/productcategories/bird/Perches-and-Toys');
  expect([target('View All Birds Supplies'), target('Dog'), target('Contact Us')]).toEqual([
    '/petcategory/bird',
    '/petcategory/dog',
    '/contact-us',
  ]);
  expect(menu.getAllByText('View All')).toHaveLength(4);
});

test('a click on a pet’s button opens its panel, another click closes it, and one is open at a time', async () => {
  open();
  await userEvent.click(button('Dog'));
  expect(isOpen('Dog')).toBe(true);
  await userEvent.click(button('Cat'));
  expect([isOpen('Dog'), isOpen('Cat')]).toEqual([false, true]);
  await userEvent.keyboard('{Enter}');
  expect(isOpen('Cat')).toBe(false);
});

test('a pointer that stays opens a panel after a delay, and one that leaves closes it after another', () => {
  jest.useFakeTimers();
  open();
  fireEvent.pointerEnter(button('Fish'), { pointerType: 'mouse' });
  expect(isOpen('Fish')).toBe(false);
  act(() => jest.advanceTimersByTime(150));
  expect(isOpen('Fish')).toBe(true);
  fireEvent.pointerLeave(button('Fish'), { pointerType: 'mouse' });
  act(() => jest.advanceTimersByTime(200));
  expect(isOpen('Fish')).toBe(true);
  act(() => jest.advanceTimersByTime(200));
  expect(isOpen('Fish')).toBe(false);
  jest.useRealTimers();
});

test('the arrows move through names and links, Home and End jump, and Escape returns to the button', async () => {
  open();
  const user = userEvent.setup();
  button('Dog').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(button('Cat')).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('link', { name: 'Contact Us' })).toHaveFocus();
  await user.keyboard('{Home}{ArrowRight}{ArrowDown}');
  expect(isOpen('Dog')).toBe(true);
  expect(screen.getByRole('link', { name: 'View All Dog Supplies' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Orthopedic' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getAllByRole('link', { name: 'Harness' })[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(isOpen('Dog')).toBe(false);
  expect(button('Dog')).toHaveFocus();
});

test('a panel closes when the focus leaves it and when one of its links is followed', async () => {
  const router = open();
  await userEvent.click(button('Dog'));
  act(() => screen.getByRole('link', { name: 'About Us' }).focus());
  expect(isOpen('Dog')).toBe(false);
  await userEvent.click(button('Dog'));
  await userEvent.click(screen.getByRole('link', { name: 'Sofa' }));
  expect(router.state.location.pathname).toBe('/productcategories/dog/Beds/Dog-Sofa');
  expect(isOpen('Dog')).toBe(false);
});

test('the first touch of a pet’s name opens its panel, the second opens its page', async () => {
  const router = open();
  const touch = () => userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('link', { name: 'Birds' }) });
  await touch();
  expect(isOpen('Birds')).toBe(true);
  expect(router.state.location.pathname).toBe('/');
  await touch();
  expect(router.state.location.pathname).toBe('/petcategory/bird');
});
