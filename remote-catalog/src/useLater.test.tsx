import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { laterData } from './laterData.ts';
import { useEarly, useLoaded } from './useLater.ts';

const makeWays = () => laterData('test-data', async () => ({ word: 'Loaded' }));

function Part({ ways }: { ways: ReturnType<typeof makeWays> }) {
  useEarly(ways);
  return useLoaded(ways)?.word ?? 'Not loaded';
}

test('a part of a page gets its code with the first action', async () => {
  render(<Part ways={makeWays()} />);
  expect(screen.getByText('Not loaded')).toBeVisible();
  fireEvent.keyDown(document.body);
  expect(await screen.findByText('Loaded')).toBeVisible();
});

test('the server’s HTML is that of a page without the code, also where the code is there', async () => {
  const ways = makeWays();
  await act(() => ways.load());
  expect(renderToStaticMarkup(<Part ways={ways} />)).toBe('Not loaded');
});
