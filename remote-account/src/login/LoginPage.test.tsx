import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { shopAround } from '../testing/shopAround.tsx';
import { head } from './LoginPage.tsx';

test('the page is the same for everybody, and says what is needed without JavaScript', () => {
  const html = renderToString(shopAround('/login'));
  expect(html).toBe(renderToString(shopAround('/login?returnTo=/checkout')));
  expect(html).toMatch(/<noscript>.*Turn on JavaScript/);
  document.body.innerHTML = html;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  expect(screen.getByRole('link', { name: 'Paw Dailies, home' })).toHaveAttribute('href', '/');
  expect(head()).toMatchObject({ title: 'Log in | Paw Dailies', canonical: '/login', robots: 'noindex' });
});

test.each(['/login', '/signup'])('%s comes alive with a way back that the server did not know', async (path) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(shopAround(path));
  const onRecoverableError = jest.fn();
  const root = await act(async () =>
    hydrateRoot(place, shopAround(`${path}?returnTo=/checkout`), { onRecoverableError }),
  );
  expect(place.querySelector('[href$="?returnTo=%2Fcheckout"]')).not.toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});
