import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OpeningHours } from './OpeningHours.tsx';

afterEach(() => jest.useRealTimers());

test('the status follows the clock while the page is open', () => {
  jest.useFakeTimers({ now: new Date('2026-01-14T23:59:30Z') });
  render(<OpeningHours />);
  expect(screen.getByText('Open now until 6 pm')).toBeVisible();
  expect(screen.getByText('Central Time (it’s 5:59 pm now)')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Closed now. Opens tomorrow at 9 am')).toBeVisible();
});

test('the server’s HTML has no status', () => {
  expect(renderToString(<OpeningHours />)).not.toMatch(/now/i);
});
