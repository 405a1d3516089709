import covers from '../../article-reader/shop-names/covers.json' with { type: 'json' };
import { previewUrl } from '@paw/contract/pictures.ts';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import { render, screen, within } from '@testing-library/react';
import { articleCards } from './articleCards.ts';
import { Component, head, loader } from './ArticlePage.tsx';

const aquarium = 'the-first-six-weeks-of-an-aquarium';
const load = (slug: string) => loader({ params: { slug } });
async function show(slug: string) {
  const data = await load(slug);
  render(<Component data={data} params={{ slug }} />, { wrapper: MemoryRouter });
  return data;
}

test.each(articleCards)('"$title" has one h1, and its contents link to its headings', async ({ slug, title }) => {
  await show(slug);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  const ids = contents.map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(contents.map((link) => link.textContent));
  expect(new Set(ids).size).toBe(ids.length);
  expect(contents.at(-1)).toHaveTextContent('Sources');
});

test('an article shows author, date and reading time', async () => {
  await show('how-to-measure-a-dog-for-collar-and-harness');
  expect(screen.getByText('By Mara Ellison')).toBeVisible();
  expect(screen.getByText('October 5, 2026')).toHaveAttribute('datetime', '2026-10-05');
  expect(screen.getByText('November 10, 2026')).toHaveAttribute('datetime', '2026-11-10');
  expect(screen.getAllByText(/^\d min read$/)[0]).toBeVisible();
});

test('tables have heads for their columns and rows, and can be scrolled by keyboard', async () => {
  await show(aquarium);
  const table = screen.getByRole('table');
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual(['When', 'Ammonia', 'Nitrite', 'Nitrate', 'What you do']);
  expect(within(table).getByRole('rowheader', { name: 'Weeks 2 and 3' })).toBeVisible();
  expect(screen.getByRole('region', { name: /^Table: When, Ammonia/ })).toHaveAttribute('tabindex', '0');
});

test('without the catalog an article’s products are links; related and neighboring articles are linked', async () => {
  const { related, previous, next } = await show(aquarium);
  const things = within(screen.getByRole('region', { name: 'What you may need' })).getAllByRole('link');
  expect(things.map((link) => link.getAttribute('href'))).toContain('/product/Submersible-Aquarium-Heater');
  const more = within(screen.getByRole('region', { name: 'Related articles' })).getAllByRole('link');
  expect(more.map((link) => link.textContent)).toEqual(related.map(({ title }) => title));
  expect([next, previous?.slug]).toEqual([undefined, 'a-cage-that-a-budgie-likes-to-come-home-to']);
  const ways = within(screen.getByRole('navigation', { name: 'More articles' })).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [`Previous article${previous?.title}`, `/blogs/${previous?.slug}`],
  ]);
});

test('the structured data has one canonical URL, in whatever case the page was requested', async () => {
  const found = head(await load('The-First-Six-Weeks-of-an-Aquarium'));
  expect(found).toMatchObject({
    title: 'The first six weeks of an aquarium | Paw Dailies',
    canonical: `/blogs/${aquarium}`,
    kind: 'article',
    picture: { url: previewUrl(`cover-new-aquarium.${covers['cover-new-aquarium']}`) },
    feed: { path: '/feed.xml', type: 'application/rss+xml' },
    jsonLd: [
      {
        '@type': 'BlogPosting',
        datePublished: '2026-11-16',
        author: { '@type': 'Person', name: 'Tom Okafor' },
        mainEntityOfPage: `http://localhost/blogs/${aquarium}`,
      },
    ],
  });
});

test.each(['no-such-article', 'constructor', ''])('"%s" is an unknown article: a 404', async (slug) => {
  await expect(load(slug)).rejects.toMatchObject({ status: 404 });
});
