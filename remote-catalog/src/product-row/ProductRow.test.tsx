import { pretendWindow } from '@paw/testing/pretendWindow.ts';
import { act, screen, within } from '@testing-library/react';
import { renderAt } from '../testing/renderAt.tsx';
import { testProduct } from '../testing/testProduct.ts';
import { Component } from './ProductRow.tsx';

const collar = { slug: testProduct.slug, title: testProduct.title };
const gone = { slug: 'Gone', title: 'Gone' };

/** The shop sells a collar, unless it is down. */
function serve(isDown = false) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (path) =>
      !isDown && path === `/api/products/${collar.slug}`
        ? Response.json(testProduct)
        : new Response('{}', { status: isDown ? 503 : 404 }),
    );
}
async function open() {
  const { showAll } = pretendWindow({ width: 1280 });
  renderAt('/blogs/x', <Component title="What you may need" products={[collar, gone]} />);
  const row = screen.getByRole('region', { name: 'What you may need' });
  return { row, see: () => act(async () => showAll()) };
}

test('the products are links until they are near the viewport, then cards; one that is no longer sold is left out', async () => {
  const fetched = serve();
  const { row, see } = await open();
  const names = () =>
    within(row)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(names()).toEqual([
    ['Adjustable Dog Collar', '/product/Adjustable-Dog-Collar'],
    ['Gone', '/product/Gone'],
  ]);
  expect(fetched).not.toHaveBeenCalled();
  await see();
  expect(await within(row).findAllByRole('article')).toHaveLength(1);
  expect(names()).toEqual([['Adjustable Dog Collar', '/product/Adjustable-Dog-Collar']]);
});

test('when the api fails, the links stay', async () => {
  serve(true);
  const { row, see } = await open();
  await see();
  expect(within(row).getAllByRole('link')).toHaveLength(2);
  expect(within(row).queryByRole('article')).toBeNull();
});
