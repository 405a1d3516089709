import { applyHead } from './applyHead.ts';
import { structuredData } from './structuredData.ts';

const head = { title: 'Page', description: 'About it', canonical: '/page' };
const feed = { path: '/feed.xml', type: 'application/rss+xml', title: 'Blog' };
const feeds = () => [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'));

test("a page's feed is linked once, as long as the page is shown", () => {
  applyHead({ ...head, feed });
  applyHead({ ...head, feed });
  expect(feeds()).toEqual(['/feed.xml']);
  applyHead(head);
  expect(feeds()).toEqual([]);
});

test('structured data is that of the page that is shown; its policy passes JSON, and no code', () => {
  document.head.innerHTML = '<script type="application/ld+json">[1]</script>';
  applyHead({ ...head, jsonLd: [{ '@type': 'Product' }] });
  expect(document.querySelector('script')?.textContent).toBe('[{"@type":"Product"}]');
  expect(() => structuredData('alert(1)')).toThrow(SyntaxError);
});
