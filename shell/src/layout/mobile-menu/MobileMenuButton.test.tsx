import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { inShell } from '../../testing/inShell.tsx';

// Set by the build. jsdom has no modal dialogs.
Object.assign(globalThis, { __RELEASE__: 'shell@0' });
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};
beforeEach(() => sessionStorage.setItem('menu-entries', '[]'));

async function page() {
  const { MobileMenuButton } = await import('./MobileMenuButton.tsx');
  return inShell(<MobileMenuButton />).page;
}

test('the server’s HTML has a link to the links in the footer', async () => {
  document.body.innerHTML = renderToString(await page());
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#ways');
  document.body.innerHTML = '';
});

test('after hydration it is a button that opens the menu by click and by the space bar', async () => {
  render(await page());
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  act(() => button.focus());
  await userEvent.keyboard(' ');
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a pointer over the button loads the menu’s code', async () => {
  const { ChunkLoader } = await import('../../chunks/ChunkLoader.ts');
  const load = jest.spyOn(ChunkLoader.prototype, 'load');
  render(await page());
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Menu' }));
  expect(load).toHaveBeenCalledWith('mobile-menu');
});
