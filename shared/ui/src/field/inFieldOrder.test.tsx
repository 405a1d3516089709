import { render } from '@testing-library/react';
import { inFieldOrder } from './inFieldOrder.ts';

test('errors are in the order of the fields; those of no field come last', () => {
  const { container } = render(
    <form>
      <input name="zip" aria-label="ZIP code" />
      <input name="city" aria-label="City" />
      <select name="state" aria-label="State" />
    </form>,
  );
  const form = container.querySelector('form') as HTMLFormElement;
  const errors = { other: 'd', state: 'c', city: 'b', zip: 'a' };
  expect(Object.keys(inFieldOrder(form, errors))).toEqual(['zip', 'city', 'state', 'other']);
});
