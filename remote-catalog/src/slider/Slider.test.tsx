import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { pretendWindow } from '@paw/testing/pretendWindow.ts';
import { Slider } from './Slider.tsx';
import type { PresetName } from './sliderPresets.ts';

const names = ['Collar', 'Harness', 'Brush', 'Chew', 'Trimmer'];

function sliderOf(preset: PresetName, count = names.length) {
  return (
    <Slider preset={preset} label="Toys" heading={preset === 'banners' ? undefined : <h2>Toys</h2>}>
      {names.slice(0, count).map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Slider>
  );
}

/** As after it came into sight, with the library in place. */
async function showSlider(
  preset: PresetName,
  width: number,
  { count, still }: { count?: number; still?: boolean } = {},
) {
  const view = pretendWindow({ width, still });
  const { container } = render(sliderOf(preset, count));
  await act(async () => view.showAll());
  await waitFor(() => expect(container.querySelector('.slick-slider')).not.toBeNull());
  await act(async () => view.showAll());
  return container;
}

const readable = () => screen.getAllByRole('link').map((link) => link.textContent);
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the server sends each slide once, in order, as a list without buttons and without inline styles', () => {
  const html = renderToString(sliderOf('strip'));
  expect([...html.matchAll(/href="\/(\w+)"/g)].map(([, name]) => name)).toEqual(names);
  expect(html.match(/<li\b/g)).toHaveLength(5);
  expect(html).not.toMatch(/<button|style=|inert|aria-hidden/);
});

test('a list outside the viewport stays the server’s row', async () => {
  pretendWindow({ width: 1280 });
  render(sliderOf('strip'));
  await act(async () => undefined);
  expect(readable()).toEqual(names);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['strip', 360, ['Collar', 'Harness']],
  ['laterStrip', 360, ['Collar', 'Harness']],
  ['laterStrip', 800, ['Collar', 'Harness', 'Brush', 'Chew']],
  ['strip', 1280, names],
  ['banners', 360, ['Collar']],
  ['banners', 1280, ['Collar', 'Harness', 'Brush']],
] as const)('%s in %d px: wholly visible slides are read and focused, once', async (preset, width, seen) => {
  const container = await showSlider(preset, width, { count: preset === 'banners' ? 3 : 5 });
  expect(readable()).toEqual(seen);
  const reached = [...container.querySelectorAll('a:not([tabindex])')].map((link) => link.textContent);
  expect(reached).toEqual(seen);
});

test('on desktops the sixth slide is a copy, for the pointer only', async () => {
  const container = await showSlider('strip', 1280);
  const pressable = [...container.querySelectorAll('.slick-slide:not([inert]) a')];
  expect(pressable.map((link) => link.textContent)).toEqual([...names, 'Collar']);
  expect(pressable.at(-1)).toHaveAttribute('tabindex', '-1');
  expect(pressable.at(-1)?.closest('[aria-hidden]')).toHaveAttribute('aria-hidden', 'true');
});

test('a partly visible slide is for the pointer only', async () => {
  const container = await showSlider('laterStrip', 360);
  const pressable = [...container.querySelectorAll('.slick-slide:not([inert]) a')].map((link) => link.textContent);
  expect(pressable).toEqual(['Collar', 'Harness', 'Brush']);
});

test('next and previous move by one, across the end of a loop', async () => {
  await showSlider('strip', 360);
  await press(/^Previous/);
  expect(await screen.findByRole('link', { name: 'Trimmer' })).toBeVisible();
  expect(readable()).toEqual(['Trimmer', 'Collar']);
});

test('banners do not loop: the button at the end is disabled', async () => {
  await showSlider('banners', 360, { count: 2 });
  expect(screen.queryByRole('button', { name: 'Previous: Toys' })).toBeNull();
  await press(/^Next/);
  expect(await screen.findByRole('link', { name: 'Harness' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next: Toys' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /Pause/ })).toBeNull();
});

test('banners that all fit have no buttons', async () => {
  await showSlider('banners', 1280, { count: 3 });
  expect(screen.queryByRole('button')).toBeNull();
});

/** In steps, as a page is rendered between them. */
async function pass(ms: number) {
  for (let rest = ms; rest > 0; rest -= 50) await act(async () => jest.advanceTimersByTimeAsync(Math.min(rest, 50)));
}

test('a strip moves every 2500 ms, pauses, and resumes', async () => {
  await showSlider('strip', 360);
  jest.useFakeTimers();
  // What was started with the real clock is started again.
  const button = () => screen.getByRole('button', { name: /^(Pause|Play): Toys$/ });
  fireEvent.click(button());
  fireEvent.click(button());
  await pass(2490);
  expect(readable()).toEqual(['Collar', 'Harness']);
  await pass(20);
  expect(readable()).toEqual(['Harness', 'Brush']);
  await pass(2500);
  expect(readable()).toEqual(['Brush', 'Chew']);
  fireEvent.click(button());
  await pass(10_000);
  expect(readable()).toEqual(['Brush', 'Chew']);
  fireEvent.click(button());
  await pass(2510);
  expect(readable()).toEqual(['Chew', 'Trimmer']);
  jest.useRealTimers();
});

test('with reduced motion nothing moves automatically', async () => {
  await showSlider('strip', 1280, { still: true });
  const buttons = within(screen.getByRole('group')).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Previous: Toys', 'Next: Toys']);
});
