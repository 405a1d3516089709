import { retryStyles } from './retryStyles.ts';

test('a style sheet of the page that did not load is fetched under a fresh path, once; another one is left alone', () => {
  document.head.innerHTML = [
    '<link rel="stylesheet" href="/r/shell/0123456789abcdef/browser/main.css">',
    '<link rel="stylesheet" href="/r/catalog/0123456789abcdef/browser/slider.css">',
    '<link rel="icon" href="/favicon.svg">',
  ].join('');
  const [main, slider, icon] = document.head.querySelectorAll('link');
  for (const [link, sheet] of [
    [main, null],
    [slider, new CSSStyleSheet()],
  ] as const) {
    Object.defineProperty(link, 'sheet', { value: sheet });
  }
  retryStyles(document.head);
  retryStyles(document.head);
  expect([main, slider, icon].map((link) => link?.getAttribute('href')?.replace(/^https?:..[^/]+/, ''))).toEqual([
    '/r/shell/0123456789abcdef~1/browser/main.css',
    '/r/catalog/0123456789abcdef/browser/slider.css',
    '/favicon.svg',
  ]);
});
