import { reportNames } from './reportNames.ts';

test('a page of a canary reports the release and the beginning of the name, and no script of another origin', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  reportNames();
  localStorage.setItem('of-an-extension', '1');
  const { prepareStackTrace } = Error as { prepareStackTrace?: unknown };
  const stack = 'Error\n    at keep (http://localhost:3000/r/catalog/0123456789abcdef/browser/page-home.js:1:1)';
  Object.assign(Error, { prepareStackTrace: () => stack });
  localStorage.setItem('draft:ana@example.com', '1');
  localStorage.setItem('draft:ana@example.com', '2');
  sessionStorage.setItem('7-days', '1');
  window.dispatchEvent(new CustomEvent('paw:own:thing'));
  Object.assign(Error, { prepareStackTrace });
  const label = 'catalog@0123456789abcdef';
  expect(sendBeacon.mock.calls.map(([path, text]) => [path, JSON.parse(text as string)])).toEqual([
    ['/signals/names', { label, kind: 'key', name: 'draft' }],
    ['/signals/names', { label, kind: 'key', name: 'other' }],
    ['/signals/names', { label, kind: 'event', name: 'paw:own:thing' }],
  ]);
});
