import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useHidingHeader } from './useHidingHeader.ts';

/** jsdom has neither positions nor sizes: this keeps the scroll position. The header is 100 px high, and sticks 36 px above the window's edge. */
let place = 0;
/** The height of what is above the header. px */
let above = 0;
Object.defineProperty(HTMLElement.prototype, 'offsetTop', { get: () => Math.max(above, place - 36) });
Object.defineProperty(window, 'scrollY', { get: () => place });
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 100 });
globalThis.requestAnimationFrame = (run) => (run(0), 0);

function Example({ isOpen = false }) {
  const header = useRef<HTMLElement>(null);
  useHidingHeader(header);
  return (
    <>
      <header ref={header}>
        <a href="/">Home</a>
        <div data-open={isOpen ? '' : undefined} />
      </header>
      <button type="button">Below</button>
      <dialog open>
        <button type="button">In a drawer</button>
      </dialog>
    </>
  );
}
afterEach(() => {
  above = 0;
});

const scroll = (to: number) => {
  place = to;
  fireEvent.scroll(window);
};
const isAway = () => screen.getByRole('banner').hasAttribute('data-away');
const focusAt = (name: string, top: number) => {
  const element = screen.getByText(name);
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 40);
  act(() => element.focus());
};

test('the header hides on scrolling down and returns on scrolling up, and a resting finger does not change it', () => {
  scroll(0);
  render(<Example />);
  scroll(60);
  expect(isAway()).toBe(false);
  scroll(400);
  expect(isAway()).toBe(true);
  scroll(396);
  expect(isAway()).toBe(true);
  scroll(380);
  expect(isAway()).toBe(false);
});

test('the header stays while a panel is open', () => {
  scroll(0);
  render(<Example isOpen />);
  scroll(400);
  expect(isAway()).toBe(false);
});

test('the header hides when it would cover the focus, and shows when the focus is in it', () => {
  scroll(500);
  render(<Example />);
  focusAt('Below', 300);
  expect(isAway()).toBe(false);
  focusAt('Home', 10);
  focusAt('Below', 50);
  expect(isAway()).toBe(true);
  focusAt('Home', 10);
  expect(isAway()).toBe(false);
});

test('a focus in a drawer, which is above the header, does not hide it', () => {
  scroll(500);
  render(<Example />);
  focusAt('Home', 10);
  focusAt('In a drawer', 10);
  expect(isAway()).toBe(false);
});

test('the header does not hide while something above it is in view, because it would cover that', () => {
  above = 200;
  scroll(0);
  render(<Example />);
  scroll(150);
  expect(isAway()).toBe(false);
  scroll(400);
  expect(isAway()).toBe(true);
});

test('a focus above the header does not hide it, because the header would cover it', () => {
  above = 70;
  scroll(0);
  render(<Example />);
  focusAt('Home', 80);
  focusAt('Below', 20);
  expect(isAway()).toBe(false);
  focusAt('Home', 80);
  focusAt('Below', 150);
  expect(isAway()).toBe(true);
});
