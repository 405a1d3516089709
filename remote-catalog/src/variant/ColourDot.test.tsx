/** @jest-environment node */
import { Rating } from '@paw/ui/Rating.tsx';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { ColourDot } from './ColourDot.tsx';

function render(children: ReactNode) {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(children));
  return { html, styles: sheet.getStyleTags() };
}

test.each<[string, ReactNode, ReactNode]>([
  ['colors', <ColourDot key="one" hexes={['#123456']} />, <ColourDot key="other" hexes={['#654321', '#abcdef']} />],
  ['ratings', <Rating key="one" value={2.3} count={4} />, <Rating key="other" value={4.8} count={9} />],
])('products with other %s have the same styles, whose hashes can be kept', (_name, one, other) => {
  const [first, second] = [render(one), render(other)];
  expect(second.html).not.toBe(first.html);
  expect(second.styles).toBe(first.styles);
  expect(first.styles).toContain('forced-color-adjust:none');
});

test('a dot shows its colors, each in its half', () => {
  const { html } = render(<ColourDot hexes={['#123456', '#654321']} />);
  expect(html.match(/fill="[^"]+"/g)).toEqual(['fill="#123456"', 'fill="#654321"']);
});
