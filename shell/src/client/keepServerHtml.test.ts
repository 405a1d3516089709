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

test('with Trusted Types the policy passes what the server sent for a region, and nothing else', () => {
  let create = (_: string): string => '';
  const trustedTypes = {
    createPolicy: (_: string, { createHTML }: { createHTML: typeof create }) => {
      create = createHTML;
      return { createHTML: (html: string) => `trusted ${createHTML(html)}` };
    },
  };
  Object.assign(globalThis, { trustedTypes });
  const root = document.createElement('div');
  root.innerHTML = '<div data-region="catalog/page:home"><h1>Home</h1></div>';
  expect(keepServerHtml(root).get('catalog/page:home')?.html).toBe('trusted <h1>Home</h1>');
  expect(() => create('<img onerror="alert(1)">')).toThrow(TypeError);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});
