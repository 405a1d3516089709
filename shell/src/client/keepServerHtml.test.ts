import { keepServerHtml } from './keepServerHtml.ts';

test('a region that is loading differs from one that contains a loading region', () => {
  const root = document.createElement('div');
  root.innerHTML = `
    <div data-region="cart/page:viewcart"><h1>Your cart</h1><div data-waiting="">Loading...</div></div>
    <div data-region="catalog/page:product"><h1>Collar</h1>
      <div data-region="account/slot:Wishes"><p data-waiting="">Loading...</p></div></div>
    <div data-region="content/page:about" data-failed="500">It did not load.</div>`;
  const kept = [...keepServerHtml(root)].map(([region, { isWaiting }]) => [region, isWaiting]);
  expect(kept).toEqual([
    ['cart/page:viewcart', true],
    ['catalog/page:product', false],
    ['account/slot:Wishes', true],
  ]);
});
