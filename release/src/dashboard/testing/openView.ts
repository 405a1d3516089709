import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buttons } from '../../testing/rightsTable.ts';
import { showDashboard } from './showDashboard.tsx';

/** Every view of the page, by address. */
export const views = [...new Set(buttons.map(({ view }) => view))];

/** Its title, once it has read what it shows. */
const settled: Record<string, RegExp> = {
  '/': /^What is live where/,
  '/env/local': /^local/,
  '/access': /^People and tokens/,
  '/notifications': /^Notifications/,
  '/env/local/hurt': /^Who is hurt/,
  '/env/local/canaries': /^Canaries and shadows/,
  '/env/local/canaries/cart/step': /canary of cart/i,
  '/env/local/canaries/cart/step?to=1': /canary of cart/i,
  '/env/local/canaries/cart/stop': /canary of cart/i,
  '/env/local/canaries/catalog/promote': /canary of catalog/i,
  '/env/local/canaries/begin': /^Show a release/,
  '/env/local/shadows/begin': /^Render a release/,
  '/env/local/shadows/1f2e3d4c': /^Shadow 1f2e3d4c/,
  '/env/local/previews': /^Previews/,
  '/env/local/previews/begin': /^Open a preview/,
  '/env/local/previews/1f2e3d4c/end': /^End preview/,
  '/env/local/freeze': /^Freeze/,
  '/env/local/second-keys': /^Waiting/,
};

/** Shows a view with all that it unfolds, once it has read what it shows. @returns its main part */
export async function openView(view: string): Promise<HTMLElement> {
  showDashboard(view);
  const main = await screen.findByRole('main');
  await within(main).findByRole('heading', { level: 1, name: settled[view] ?? /^Roll back/ });
  await waitFor(() => expect(within(main).queryByText(/^(Reading|Counting|Looking) /)).toBeNull());
  for (const closed of main.querySelectorAll('details:not([open]) > summary')) await userEvent.click(closed);
  return main;
}
