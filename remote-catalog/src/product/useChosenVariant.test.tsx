import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Router } from '@paw/testing/testRouter.ts';
import { testProduct } from '../testing/testProduct.ts';
import { useChosenVariant } from './useChosenVariant.ts';

const { variants } = testProduct;
/** None of these is the one shown without a choice. */
const [first, second, third] = variants.slice(2).map(({ sku }) => sku) as [string, string, string];

function Choice(): ReactElement {
  const [{ sku }, choose] = useChosenVariant(variants);
  const choices = variants.map((one) => (
    <button key={one.sku} type="button" onClick={() => choose(one)}>
      {one.sku}
    </button>
  ));
  return (
    <>
      <output>{sku}</output>
      {choices}
    </>
  );
}

/** A router whose URL follows a choice only when the test says so, as on a busy page. */
function renderChoice(): { choose: (sku: string) => void; arrive: (search: string) => void; wanted: string[] } {
  const wanted: string[] = [];
  const navigator = {
    createHref: () => '',
    go: () => undefined,
    push: () => undefined,
    replace: (to: unknown) => void wanted.push((to as Location).search),
  };
  const at = (search: string) => (
    <Router location={{ pathname: '/product/x', search }} navigator={navigator}>
      <Choice />
    </Router>
  );
  const { rerender } = render(at(''));
  return {
    choose: (sku) => void fireEvent.click(screen.getByRole('button', { name: sku })),
    arrive: (search) => rerender(at(search)),
    wanted,
  };
}

const shown = () => screen.getByRole('status').textContent;

test('a choice is shown before the URL follows', () => {
  const { choose, wanted } = renderChoice();
  choose(second);
  expect([shown(), wanted]).toEqual([second, [`?variant=${second}`]]);
});

test('a second choice stays shown while the URL follows the first', () => {
  const { choose, arrive } = renderChoice();
  choose(second);
  choose(third);
  arrive(`?variant=${second}`);
  expect(shown()).toBe(third);
  arrive(`?variant=${third}`);
  expect(shown()).toBe(third);
});

test('a choice that is undone at once is undone in the end', () => {
  const { choose, arrive } = renderChoice();
  arrive(`?variant=${first}`);
  choose(second);
  choose(first);
  expect(shown()).toBe(first);
  arrive(`?variant=${second}`);
  arrive(`?variant=${first}`);
  expect(shown()).toBe(first);
});

test('a link shows the variant it names, even one chosen before; without one, the default is shown', () => {
  const { choose, arrive } = renderChoice();
  const initial = shown();
  choose(second);
  choose(third);
  arrive(`?variant=${second}`);
  arrive(`?variant=${third}`);
  arrive(`?variant=${second}`);
  expect(shown()).toBe(second);
  arrive('');
  expect(shown()).toBe(initial);
});
