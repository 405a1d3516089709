import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@paw/testing/testRouter.ts';
import type { LoaderArgs } from '@paw/contract/remote.ts';
import { Component, head, loader } from './AboutPage.tsx';

const figures = { products: 1312, variants: 5021, places: 30, brands: 1, ratings: 0, starsTenths: null };

beforeEach(() => {
  render(<Component data={{ figures }} params={{}} />, { wrapper: MemoryRouter });
});

test('the about page has one heading and its sections', () => {
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['About us']);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'The everyday things',
    'By the numbers',
    'Who we shop for',
    'How we do things',
    'Say hello',
  ]);
});

test('the story has a readable length', () => {
  const words = document.body.textContent.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(300);
  expect(words).toBeLessThanOrEqual(500);
});

test('the figures are the api’s, and zeros are left out', () => {
  const section = screen.getByRole('heading', { name: 'By the numbers' }).parentElement;
  expect(section).toHaveTextContent('1,312 products, in 5,021 sizes and colors');
  expect(section).toHaveTextContent('30 categories, from beds to aquariums');
  expect(section).not.toHaveTextContent('ratings');
});

test.each([
  ['Dog Supplies', '/petcategory/dog', 'A ginger puppy with brown ears and a teal collar', 'tile-dog'],
  ['Cat Supplies', '/petcategory/cat', 'A gray tabby kitten with a red collar and a bell', 'tile-cat'],
  ['Birds Supplies', '/petcategory/bird', 'A yellow and green budgie on a log', 'tile-bird'],
  ['Fish Supplies', '/petcategory/fish', 'A goldfish with three bubbles', 'tile-fish'],
])('the story shows its animal and links to %s', (name, href, alt, picture) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByRole('img', { name: alt })).toHaveAttribute('src', expect.stringContaining(`/${picture}.`));
});

test('the configured contact details are shown', () => {
  expect(screen.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute('href', 'mailto:hello@example.com');
  expect(screen.getByRole('link', { name: /^\(555\)\s010.+0199$/ })).toHaveAttribute('href', 'tel:5550100199');
  expect(screen.getByRole('link', { name: 'Browse the store' })).toHaveAttribute('href', '/');
});

test('the head has title, description and canonical URL', () => {
  expect(head()).toMatchObject({ title: 'About us | Paw Dailies', canonical: '/about-us' });
  expect(head().description).toMatch(/dogs, cats, birds and fish/);
});

test('when the api fails, the page renders without the figures', async () => {
  const api = { GET: () => Promise.reject(new Error('away')) };
  expect(await loader({ api } as unknown as LoaderArgs)).toEqual({ figures: undefined });
});

test('when the api hangs, the page renders without the figures', async () => {
  const get = (_path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  expect(await loader({ api: { GET: get } } as unknown as LoaderArgs)).toEqual({ figures: undefined });
});
