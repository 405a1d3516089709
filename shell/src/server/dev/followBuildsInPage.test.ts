import type { DevStatus } from '../../client/dev/DevStatus.ts';
import { followBuildsInPage } from './followBuildsInPage.ts';

/** A stand-in for the browser's connection to `/dev/events`. */
class Events extends EventTarget {
  static readonly opened: Events[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    Events.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
}

const panel = () => document.querySelector('dev-overlay')?.shadowRoot?.querySelector('[role=alertdialog]');
const tell = (status: Partial<DevStatus>) => {
  const data = JSON.stringify({ hashes: {}, problems: [], releases: {}, set: '', ...status });
  Events.opened.at(-1)?.dispatchEvent(new MessageEvent('message', { data }));
};

beforeEach(() => {
  Object.assign(globalThis, { EventSource: Events });
  const json = (id: string, value: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;
  document.body.innerHTML = json('dev-set', 'dev-1') + json('dev-errors', ['Broken on the server']);
  // A page runs the function's text alone.
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- nothing around it may be missed
  new Function(`(${String(followBuildsInPage)})();`)();
});

test('errors of the server and of builds are shown over the page until they are fixed', () => {
  expect(panel()?.textContent).toContain('Broken on the server');
  const file = 'remote-cart/src/CartPage.tsx';
  tell({ set: 'dev-1', problems: [{ app: 'cart', file, line: 7, text: "TS1005: ':' expected." }] });
  expect(panel()?.textContent).toContain('cart failed to compile');
  expect(panel()?.textContent).toContain(`${file}:7`);
  tell({ set: 'dev-1' });
  expect(panel()?.textContent).not.toContain(file);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(panel()).toBeUndefined();
});
