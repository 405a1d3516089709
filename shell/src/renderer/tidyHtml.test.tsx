/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { tidyHtml } from './tidyHtml.ts';

test('what React writes in a taste of its own is written as validators recommend', () => {
  const html = renderToString(
    <form noValidate>
      <img srcSet="a.webp 1w" alt="" fetchPriority="high" crossOrigin="anonymous" />
      <input type="checkbox" defaultChecked tabIndex={-1} maxLength={3} />
      <svg viewBox="0 0 1 1">
        <path strokeLinecap="round" d="M0 0" />
      </svg>
    </form>,
  );
  expect(tidyHtml(html)).toBe(
    '<link rel="preload" as="image" imagesrcset="a.webp 1w" crossorigin="" fetchpriority="high"><form novalidate><img srcset="a.webp 1w" alt="" fetchpriority="high" crossorigin="anonymous"><input type="checkbox" tabindex="-1" maxlength="3" checked><svg viewbox="0 0 1 1"><path stroke-linecap="round" d="M0 0"></path></svg></form>',
  );
});

test('texts and values stay to the letter', () => {
  const text = 'a /> b checked="" fooBar="x"';
  const html = renderToString(<p title={text}>{text}</p>);
  expect(tidyHtml(html)).toBe(html);
});
