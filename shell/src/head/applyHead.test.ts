import { applyHead } from './applyHead.ts';

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
