import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Filters, noFilters, writeFilters } from './filters.ts';
import { PriceFacet } from './PriceFacet.tsx';

function Priced() {
  const [filters, setFilters] = useState<Filters>(noFilters);
  return (
    <>
      <PriceFacet filters={filters} range={{ minCents: 899, maxCents: 11_999 }} onChange={setFilters} />
      <output>{String(new URLSearchParams(writeFilters(filters)))}</output>
    </>
  );
}

const from = () => screen.getByRole('textbox', { name: 'Min $' });
const to = () => screen.getByRole('textbox', { name: 'Max $' });
const applied = () => screen.getByRole('status').textContent;

test('a price applies on blur or Enter, not while typing', async () => {
  render(<Priced />);
  await userEvent.type(from(), '10');
  expect(applied()).toBe('');
  await userEvent.tab();
  expect([applied(), document.activeElement]).toEqual(['price_min=10', to()]);
  await userEvent.type(to(), '$25.5{Enter}');
  expect(applied()).toBe('price_min=10&price_max=25.50');
  expect(to()).toHaveValue('25.50');
});

test('an invalid price is reported on blur, and changes nothing', async () => {
  render(<Priced />);
  await userEvent.type(from(), 'cheap');
  expect(from()).toBeValid();
  await userEvent.tab();
  expect(from()).toHaveAccessibleDescription('Enter a price like 25.');
  expect([applied(), (from() as HTMLInputElement).value]).toEqual(['', 'cheap']);
  await userEvent.clear(from());
  expect(from()).toHaveAccessibleDescription('');
});

test('clearing a field removes its bound', async () => {
  render(<Priced />);
  await userEvent.type(from(), '10{Enter}');
  await userEvent.clear(from());
  await userEvent.tab();
  expect(applied()).toBe('');
});

test('a range is moved up by its lower bound first: nothing is swapped while the focus stays in the pair', async () => {
  render(<Priced />);
  await userEvent.type(from(), '10{Enter}');
  await userEvent.type(to(), '25{Enter}');
  await userEvent.clear(from());
  await userEvent.type(from(), '50');
  await userEvent.tab();
  expect(applied()).toBe('price_min=10&price_max=25');
  expect([from(), to()].map((field) => (field as HTMLInputElement).value)).toEqual(['50', '25']);
  await userEvent.clear(to());
  await userEvent.type(to(), '100');
  await userEvent.tab();
  expect(applied()).toBe('price_min=50&price_max=100');
});

test('two bounds that are left in the wrong order are swapped', async () => {
  render(<Priced />);
  await userEvent.type(to(), '25{Enter}');
  await userEvent.type(from(), '50');
  await userEvent.tab();
  expect(applied()).toBe('price_max=25');
  await userEvent.tab();
  expect(applied()).toBe('price_min=25&price_max=50');
});

test('two bounds in the wrong order are swapped, as they are in a URL', async () => {
  render(<Priced />);
  await userEvent.type(to(), '20{Enter}');
  await userEvent.type(from(), '50{Enter}');
  expect(applied()).toBe('price_min=20&price_max=50');
  expect([from(), to()].map((field) => (field as HTMLInputElement).value)).toEqual(['20', '50']);
});
