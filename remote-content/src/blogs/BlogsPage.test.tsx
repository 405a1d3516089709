import { MemoryRouter } from '@paw/shared/testing/testRouter.ts';
import { render, screen } from '@testing-library/react';
import { articles } from './articles.ts';
import { Component, head } from './BlogsPage.tsx';

test('the blog shows every article with its day and how long it takes, and leads to it', () => {
  render(<Component />, { wrapper: MemoryRouter });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    articles.map(({ title, slug }) => [title, `/blogs/${slug}`]),
  );
  expect(screen.getAllByText(/^\d min read$|· \d min read$/)).toHaveLength(articles.length);
  expect(head()).toMatchObject({ title: 'Blog | Paw Dailies', canonical: '/blogs' });
});
