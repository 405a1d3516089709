import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from '@paw/testing/testRouter.ts';
import { BelowFirstScreen } from './BelowFirstScreen.tsx';

/** Whether the part below was there when the page was first shown, for each page that was opened. */
const seen: boolean[] = [];
beforeEach(() => (seen.length = 0));

function Page({ name }: { name: string }) {
  useEffect(() => void seen.push(screen.queryByText(`below ${name}`) !== null), [name]);
  return (
    <>
      <h1>{name}</h1>
      <BelowFirstScreen>
        <p>below {name}</p>
      </BelowFirstScreen>
    </>
  );
}

const open = () => {
  const routes = ['a', 'b'].map((name) => ({ path: `/${name}`, element: <Page key={name} name={name} /> }));
  const router = createMemoryRouter(routes, { initialEntries: ['/a'] });
  render(<RouterProvider router={router} />);
  return (to: string | -1) => act(() => (typeof to === 'string' ? router.navigate(to) : router.navigate(to)));
};

test('a page that is opened by a link shows its first screen first, then the rest', async () => {
  const go = open();
  await go('/b');
  expect(seen.at(-1)).toBe(false);
  expect(screen.getByText('below b')).toBeVisible();
});

test('after Back, and with a fragment, the whole page is there at once', async () => {
  const go = open();
  await go('/b');
  await go(-1);
  expect(seen.at(-1)).toBe(true);
  await go('/b#reviews');
  expect(seen.at(-1)).toBe(true);
});

test('the server sends the whole page', () => {
  const html = renderToString(
    <MemoryRouter>
      <Page name="a" />
    </MemoryRouter>,
  );
  expect(html).toContain('below');
});
