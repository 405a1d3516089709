import { slotsIn } from './pageFiles.ts';

const region = (name: string, inside = '', late = '') =>
  `<div data-boundary data-region="${name}"${late}>${inside}</div>`;

test('the slots of a page are found, nested ones and late ones, too, and its page is none of them', () => {
  const inner = region('cart/slot:QuickAdd');
  const html = region('catalog/page:product', inner + region('content/slot:Newsletter', 'x', ' data-late=""'));
  expect(slotsIn(html)).toEqual([
    { remote: 'cart', part: 'slot:QuickAdd', isLate: false },
    { remote: 'content', part: 'slot:Newsletter', isLate: true },
  ]);
});

test.each(['', 'no region', region('/slot:Nobody'), region('cart'), '<div data-region="cart/slot:QuickAdd'])(
  'there is no slot in %j',
  (html) => {
    expect(slotsIn(html)).toEqual([]);
  },
);
