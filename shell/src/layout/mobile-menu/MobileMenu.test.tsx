import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { inShell } from '../../testing/inShell.tsx';
import { MobileMenu } from './MobileMenu.tsx';

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};
beforeEach(() => sessionStorage.setItem('menu-entries', '[]'));

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <MobileMenu open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function openMenu() {
  const { page, router } = inShell(<Example />);
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return router;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading', { level: 2 });

test('pet, category, subcategory: three levels down and back up, and the focus follows', async () => {
  await openMenu();
  expect(title()).toHaveTextContent('Menu');
  await press('Dog');
  expect(title()).toHaveFocus();
  await press('Beds');
  expect(title()).toHaveTextContent('Dog Beds');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All Beds',
    'Orthopedic',
    'Sofa',
    'Oval',
    'Mat',
    'Rounded',
  ]);
  await press('Back to Dog');
  expect(screen.getByRole('button', { name: 'Beds' })).toHaveFocus();
  await press('Back to Menu');
  expect(screen.getByRole('button', { name: 'Dog' })).toHaveFocus();
});

test('a leaf opens its subcategory and closes the menu', async () => {
  const router = await openMenu();
  await press('Dog');
  await press('Beds');
  await userEvent.click(screen.getByRole('link', { name: 'Mat' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/productcategories/dog/Beds/Dog-Mat'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a category without subcategories opens its listing', async () => {
  const router = await openMenu();
  await press('Cat');
  expect(screen.getByRole('link', { name: 'View All Cat Supplies' })).toHaveAttribute('href', '/petcategory/cat');
  await userEvent.click(screen.getByRole('link', { name: 'Litter Box' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/productcategories/cat/Litter-Box'));
});

test('a reopened menu starts with the pets', async () => {
  await openMenu();
  await press('Fish');
  await press('Close');
  await press('Open');
  expect(title()).toHaveTextContent('Menu');
  expect(screen.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about-us');
});
