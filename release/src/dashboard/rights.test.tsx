/** Every button of every view, as each role. What the registry allows is compared in registry/everyCall.test.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { buttons, people, type Person } from '../testing/rightsTable.ts';
import { openView, views } from './testing/openView.ts';
import { registryFor } from './testing/registryFor.ts';

/** Names of all buttons and links of a view, once it has read what it shows. */
async function namesIn(view: string): Promise<string[]> {
  const main = await openView(view);
  const found = [...within(main).queryAllByRole('button'), ...within(main).queryAllByRole('link')];
  const names = found.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');
  cleanup();
  return names;
}

test('every view of the page is in the table', () => {
  const source = readFileSync(join(__dirname, 'Dashboard.tsx'), 'utf8');
  const paths = [...source.matchAll(/<Route path="(\/[^"]*)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(15);
  const listed = buttons.map(({ view }) => view.split('?', 1)[0] ?? '');
  expect(paths.filter((path) => !listed.some((view) => matchPath(path, view)))).toEqual([]);
});

test.each(Object.keys(people) as Person[])(
  '%s finds in every view the buttons of the table, and no other',
  async (who) => {
    registryFor(who);
    for (const view of views) {
      const names = await namesIn(view);
      const mine = buttons.filter((one) => one.view === view && (one.isFor?.(who) ?? true));
      expect([view, names.filter((name) => !mine.some((one) => one.name.test(name)))]).toEqual([view, []]);
      expect([view, mine.filter((one) => !names.some((name) => one.name.test(name)))]).toEqual([view, []]);
    }
  },
);
