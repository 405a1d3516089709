/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled } from 'styled-components';
import { pageStyles } from './pageStyles.ts';

const turn = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const Plain = styled.p`
  margin: 0;
  &:hover {
    color: red;
  }
`;
const Dot = styled.span<{ $hex: string }>`
  background: ${({ $hex }) => $hex};
`;
const More = styled(Plain)`
  padding: 1px;
  animation: ${turn} 1s;
`;

const pages = [
  <More key="more">
    <Dot $hex="#123456" />
  </More>,
  <Plain key="plain">
    <Dot $hex="#654321" />
    <Dot $hex="#123456" />
  </Plain>,
];

function render(styles: ServerStyleSheet, page: (typeof pages)[number]): [html: string, css: string] {
  const html = renderToString(styles.collectStyles(page));
  const css = styles.getStyleTags();
  styles.seal();
  return [html, css];
}

test('a page has the same styles in the same order as with a new sheet, after any other page', () => {
  const next = pageStyles();
  for (const page of [...pages, ...pages, ...pages.toReversed()]) {
    expect(render(next(), page)).toEqual(render(new ServerStyleSheet(), page));
  }
});

test('compiled styles are not compiled again: the library still calls these methods', () => {
  const next = pageStyles();
  const [, css] = render(next(), pages[0] as never);
  const styles = next();
  const { instance } = styles as unknown as { instance: { insertRules: () => void } };
  const compiled = jest.spyOn(instance, 'insertRules');
  expect(render(styles, pages[0] as never)[1]).toBe(css);
  expect(compiled).not.toHaveBeenCalled();
});
