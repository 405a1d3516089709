import '@paw/testing/jsdomDialogs.ts';
import { act, render } from '@testing-library/react';
import axe from 'axe-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { ComponentGallery } from './ComponentGallery.tsx';

// Everything at once, on machines that do other things too.

const page = (
  <MemoryRouter>
    <main>
      <ComponentGallery />
    </main>
  </MemoryRouter>
);

test('the server sends every component as the browser renders it', async () => {
  const room = document.createElement('div');
  room.innerHTML = renderToString(page);
  const sent = room.textContent;
  document.body.append(room);
  // React reports every difference by console.error, which fails a test.
  await act(async () => void render(page, { container: room, hydrate: true }));
  expect(room.textContent).toBe(sent);
});

test('the gallery shows every component of the folder', () => {
  const { container } = render(page);
  const shown = [...container.querySelectorAll('h2')].flatMap((heading) => heading.textContent.split(', '));
  const files = readdirSync(join(__dirname, '..')).filter((name) => /^[A-Z][A-Za-z]+\.tsx$/.test(name));
  const unseen = ['PageFrame.tsx', 'PlainList.tsx', 'Paw.tsx', 'SlotPlace.tsx'];
  expect(files.filter((name) => !unseen.includes(name) && !shown.includes(name.replace('.tsx', '')))).toEqual([]);
});

test('axe finds nothing wrong in any state', async () => {
  const { container } = render(page);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // Colors are computed from the tokens; jsdom paints nothing.
  const { violations } = await axe.run(container, { runOnly: tags, rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
