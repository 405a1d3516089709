import { screen } from '@testing-library/dom';
import { Overlay } from './Overlay.ts';

const broken = {
  title: 'catalog does not compile',
  place: 'remote-catalog/src/home/Hero.tsx:8',
  text: "':' expected.",
};
const panel = () => document.querySelector('dev-overlay')?.shadowRoot?.querySelector('[role=alertdialog]');

afterEach(() => new Overlay().show([]));

test('it names the file and the line, and goes when the source is mended', () => {
  const overlay = new Overlay();
  overlay.show([broken]);
  expect(panel()).toHaveTextContent("remote-catalog/src/home/Hero.tsx:8':' expected.");
  overlay.show([]);
  expect(document.querySelector('dev-overlay')).toBeNull();
});

test('hidden, it comes back only for something else', () => {
  const overlay = new Overlay();
  overlay.show([broken]);
  panel()?.querySelector('button')?.click();
  overlay.show([broken]);
  expect(document.querySelector('dev-overlay')).toBeNull();
  overlay.show([{ ...broken, text: 'another' }]);
  expect(panel()).toHaveTextContent('another');
  expect(screen.queryByText('none')).toBeNull();
});
