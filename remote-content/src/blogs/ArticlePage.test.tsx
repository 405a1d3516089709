import type { LoaderArgs } from '@paw/shared/contract/remote.ts';
import { MemoryRouter } from '@paw/shared/testing/testRouter.ts';
import { render, screen, within } from '@testing-library/react';
import { articles } from './articles.ts';
import { Component, head, loader } from './ArticlePage.tsx';

const show = (slug: string) => render(<Component data={undefined} params={{ slug }} />, { wrapper: MemoryRouter });

test.each(articles)('"$title" has one heading, and its contents lead to what is there', ({ slug, title }) => {
  show(slug);
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([title]);
  const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  const ids = contents.map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(contents.map((link) => link.textContent));
  expect(new Set(ids).size).toBe(ids.length);
});

test('an article says when it was written, when to call a vet, and what to read next', () => {
  show('the-first-six-weeks-of-an-aquarium');
  expect(screen.getByText('November 16, 2026')).toHaveAttribute('datetime', '2026-11-16');
  expect(screen.getByRole('region', { name: 'When to call a vet' })).toHaveTextContent('a vet who treats fish');
  const more = within(screen.getByRole('region', { name: 'More from the blog' })).getAllByRole('link');
  expect(more).toHaveLength(3);
  expect(more[0]).toHaveAttribute('href', '/blogs/a-cage-that-a-budgie-likes-to-come-home-to');
});

test('search engines learn what it is, under one address in whatever case it was asked for', () => {
  const found = head(undefined, { slug: 'The-First-Six-Weeks-of-an-Aquarium' });
  expect(found).toMatchObject({
    title: 'The first six weeks of an aquarium | Paw Dailies',
    canonical: '/blogs/the-first-six-weeks-of-an-aquarium',
    kind: 'article',
    picture: { url: '/uploads/aquarium/plain-960.webp' },
    jsonLd: [
      {
        '@type': 'BlogPosting',
        datePublished: '2026-11-16',
        mainEntityOfPage: 'http://localhost/blogs/the-first-six-weeks-of-an-aquarium',
      },
    ],
  });
});

test('an article that was never written is a page that does not exist', async () => {
  const args = { params: { slug: 'no-such-article' } } as unknown as LoaderArgs;
  await expect(loader(args)).rejects.toMatchObject({ status: 404 });
});
