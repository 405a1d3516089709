/** @jest-environment node */
import { boundariesOf } from './boundariesOf.ts';

const of = (html: string) => boundariesOf(Buffer.from(html));

test('each release with a region on the page is named once', () => {
  const page = '<div data-boundary="catalog@0123456789abcdef"><i data-boundary="cart@fedcba9876543210"></i></div>';
  expect(of(page + page)).toEqual(['catalog@0123456789abcdef', 'cart@fedcba9876543210']);
  expect(of('')).toEqual([]);
});

test('what is no label is left out, also where the HTML ends too soon', () => {
  expect(of('<i data-boundary="<script>"></i><i data-boundary="cart@none"></i><i data-boundary="cart@')).toEqual([]);
});
