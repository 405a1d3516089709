/** What a screen reader finds in every view: its outline, names that are enough without what is around them, tables. */
import { within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { views as addresses } from '../registry/dashboard/views.ts';
import { openView, views } from './testing/openView.ts';
import { registryFor } from './testing/registryFor.ts';

/** What the registry writes into the document: the view begins with the same, and only says more of what it has read. */
function headingInDocument(view: string): RegExp {
  const address = view.split('?', 1)[0] ?? '';
  const found = Object.entries(addresses).find(([path]) => matchPath(path, address));
  const heading = found?.[1](matchPath(found[0], address)?.params as Record<string, string>) ?? 'a view of no address';
  return heading.startsWith('Canary of') ? /canary of (cart|catalog) .*in local$/i : new RegExp(`^${heading}$`);
}

const nameOf = (one: HTMLElement) => one.getAttribute('aria-label') ?? one.textContent ?? '';

describe.each(views)('%s', (view) => {
  let main: HTMLElement;
  beforeEach(async () => {
    registryFor('admin');
    main = await openView(view);
  });

  test('headings begin with one of level 1, and none skips a level', () => {
    const headings = within(main).getAllByRole('heading');
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    expect([levels[0], levels.filter((level) => level === 1).length]).toEqual([1, 1]);
    expect(headings[0]).toHaveTextContent(headingInDocument(view));
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
  });

  test('buttons of one name do the same, and each has a name', () => {
    const buttons = within(main).queryAllByRole('button').map(nameOf);
    expect(buttons.filter((name, at) => !name.trim() || buttons.indexOf(name) !== at)).toEqual([]);
    const links = within(main).queryAllByRole('link');
    const places = new Map(links.map((link) => [nameOf(link), link.getAttribute('href')]));
    expect(links.filter((link) => places.get(nameOf(link)) !== link.getAttribute('href')).map(nameOf)).toEqual([]);
  });

  test('tables have headers of columns and rows, and each place that scrolls has a name', () => {
    for (const table of within(main).queryAllByRole('table')) {
      const columns = within(table).getAllByRole('columnheader').map(nameOf);
      expect(columns.filter((name) => !name.trim())).toEqual([]);
      const [, ...rows] = within(table).getAllByRole('row');
      const bare = rows.filter((row) => row.querySelector('th') === null && row.querySelector('td[colspan]') === null);
      expect(bare.map(({ textContent }) => textContent)).toEqual([]);
    }
    const scrolling = [...main.querySelectorAll('[tabindex="0"]')];
    expect(scrolling.filter((one) => !one.getAttribute('aria-label')).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('lists have items', () => {
    for (const list of within(main).queryAllByRole('list')) {
      expect(within(list).queryAllByRole('listitem').length).toBeGreaterThan(0);
    }
  });
});
