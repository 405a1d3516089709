import { render, screen } from '@testing-library/react';
import { Picture } from './Picture.tsx';

const collarSet = { name: 'collar-set', colours: ['#c4473d', '#3a72a8', '#d9b23f'], alt: 'Twelve puppy collars' };

test('a picture comes in the product’s colors, and the browser chooses how large', () => {
  render(<Picture {...collarSet} sizes="(min-width: 768px) 24vw, 46vw" />);
  const picture = screen.getByRole('img', { name: 'Twelve puppy collars' });
  const url = (width: number) => `/uploads/collar-set/c4473d-3a72a8-d9b23f-${width}.webp`;
  expect(picture).toHaveAttribute('src', url(640));
  expect(picture).toHaveAttribute('srcset', [160, 320, 640, 960].map((width) => `${url(width)} ${width}w`).join(', '));
  expect(picture).toHaveAttribute('sizes', '(min-width: 768px) 24vw, 46vw');
});

test('a picture reserves its space and loads lazily', () => {
  render(<Picture {...collarSet} sizes="96px" />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '640');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('fetchpriority', 'auto');
});

test('an eager picture is fetched first', () => {
  render(<Picture {...collarSet} sizes="100vw" eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a decorative picture is not read out', () => {
  render(<Picture {...collarSet} alt="" sizes="96px" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
