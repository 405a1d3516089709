import { screen } from '@testing-library/dom';
import { Overlay } from './Overlay.ts';

const broken = {
  title: 'catalog does not compile',
  place: 'remote-catalog/src/home/Hero.tsx:8',
  text: "':' expected.",
};
const panel = () => document.querySelector('dev-overlay')?.shadowRoot?.querySelector('[role=alertdialog]');

afterEach(() => new Overlay().show([]));

test('the overlay names the file and the line, and disappears when the source is fixed', () => {
  const overlay = new Overlay();
  overlay.show([broken]);
  expect(panel()).toHaveTextContent("remote-catalog/src/home/Hero.tsx:8':' expected.");
  overlay.show([]);
  expect(document.querySelector('dev-overlay')).toBeNull();
});

test('a hidden overlay appears again only for another problem', () => {
  const overlay = new Overlay();
  overlay.show([broken]);
  panel()?.querySelector('button')?.click();
  overlay.show([broken]);
  expect(document.querySelector('dev-overlay')).toBeNull();
  overlay.show([{ ...broken, text: 'another' }]);
  expect(panel()).toHaveTextContent('another');
  expect(screen.queryByText('none')).toBeNull();
});
