import { AGAIN_ID, LAST, LATER, lateStart, SCRIPTS_ID } from './lateStart.ts';

let state: DocumentReadyState;
/** Scripts that were started. */
const started = () =>
  [...document.head.querySelectorAll('script')]
    .filter(({ type }) => type === '')
    .map((script) => script.getAttribute('src'));

beforeEach(() => {
  jest.useFakeTimers();
  state = 'interactive';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);
  document.body.replaceChildren();
  document.head.innerHTML = `<script type="${LATER}" src="/main.js"></script><template id="${SCRIPTS_ID}"><link rel="preload" href="/home.js"></template>`;
  // biome-ignore lint/security/noGlobalEval: it is what the page does with it.
  // oxlint-disable-next-line no-eval
  globalThis.eval(lateStart);
});
afterEach(() => jest.useRealTimers());

test('the URL that the page was fetched from is recorded, even when Back changes it before a script runs', () => {
  const url = location.href;
  history.pushState(null, '', '/elsewhere');
  expect(document.getElementById(SCRIPTS_ID)?.dataset.url).toBe(url);
  history.replaceState(null, '', url);
  // Started, so that this page's listeners do nothing in the next test.
  dispatchEvent(new Event('scroll'));
});

test('early presses of plain buttons and choices are recorded in order', () => {
  document.body.innerHTML =
    '<button type="button" id="a"><b>A</b></button><label><b>F</b><input type="radio" id="f"></label><button type="button" id="c"></button><button id="d"></button><a id="e"></a><input type="checkbox" id="g">';
  for (const place of ['#a b', 'label b', '#c', '#d', '#e', '#g', '#a'])
    document.querySelector<HTMLElement>(place)?.click();
  const template = document.getElementById(SCRIPTS_ID) as HTMLElement & { pressed?: HTMLElement[] };
  expect(template.pressed?.map(({ id }) => id)).toEqual(['a', 'f', 'c', 'a']);
  const busy = [...document.querySelectorAll('[aria-busy=true]')].map(({ id }) => id);
  expect(busy).toEqual(['a', 'c']);
  delete template.pressed;
  document.querySelector<HTMLElement>('#a')?.click();
  expect(template.pressed).toBeUndefined();
  dispatchEvent(new Event('scroll'));
});

test('a form that needs a script is not submitted early; others are', () => {
  document.body.innerHTML =
    '<form id="script" method="post"><button id="a"></button></form><form id="ask" method="get"></form><form id="post" action="/x" method="post"></form>';
  const sent = ['script', 'ask', 'post'].filter((id) => {
    const form = document.getElementById(id) as HTMLFormElement;
    const submitter = form.querySelector('button');
    return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  });
  expect(sent).toEqual(['ask', 'post']);
  const template = document.getElementById(SCRIPTS_ID) as HTMLElement & { pressed?: HTMLElement[] };
  expect(template.pressed?.map(({ id }) => id)).toEqual(['a']);
  delete template.pressed;
  dispatchEvent(new Event('scroll'));
});

test('scripts and preloads start when the page is loaded and painted', () => {
  const preloads = () => document.head.querySelectorAll('link').length;
  expect(started()).toEqual([]);
  dispatchEvent(new Event('load'));
  expect(started()).toEqual([]);
  expect(preloads()).toBe(0);
  jest.advanceTimersByTime(100);
  expect(started()).toEqual(['/main.js']);
  expect(preloads()).toBe(1);
});

test('an element of the body that looks like a waiting script is never started', () => {
  document.body.innerHTML = `<script type="${LATER}" src="/evil.js"></script>`;
  dispatchEvent(new Event('scroll'));
  expect(started()).toEqual(['/main.js']);
  expect(document.body.querySelector('script')?.type).toBe(LATER);
});

describe('a browser that reports when a picture is painted', () => {
  let tell: (element: Element | null) => void;
  beforeEach(() => {
    class Observer {
      static supportedEntryTypes = ['largest-contentful-paint'];
      constructor(hear: (list: { getEntries: () => { element: Element | null }[] }) => void) {
        tell = (element) => hear({ getEntries: () => [{ element }] });
      }
      observe() {}
    }
    Object.assign(globalThis, { PerformanceObserver: Observer });
    document.body.innerHTML = '<h1>Beds</h1><img fetchpriority="high" src="/bed.webp">';
    dispatchEvent(new Event('load'));
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'PerformanceObserver'));

  test('starts the scripts at the first picture’s paint, not at the heading’s', () => {
    tell(document.querySelector('h1'));
    jest.advanceTimersByTime(400);
    expect(started()).toEqual([]);
    tell(document.querySelector('img'));
    jest.advanceTimersByTime(50);
    expect(started()).toEqual(['/main.js']);
  });

  test('starts them after half a second when no picture is painted, because it may be smaller than the text', () => {
    jest.advanceTimersByTime(499);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toEqual(['/main.js']);
  });
});

test('a moving pointer starts the scripts at once; a resting one does not', () => {
  const move = (by: object) =>
    document.body.dispatchEvent(Object.assign(new Event('pointermove', { bubbles: true }), by));
  move({ movementX: 0, movementY: 0 });
  expect(started()).toEqual([]);
  move({ movementX: 0, movementY: -1 });
  expect(started()).toEqual(['/main.js']);
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'popstate'])(
  'a %s starts them at once',
  (name) => {
    document.body.dispatchEvent(new Event(name, { bubbles: true }));
    expect(started()).toEqual(['/main.js']);
  },
);

test('the scripts wait until the document is loaded', () => {
  state = 'loading';
  dispatchEvent(new Event('keydown'));
  expect(started()).toEqual([]);
  state = 'interactive';
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual(['/main.js']);
});

test('a picture that never loads delays the scripts by 2.5 s, and they start once', () => {
  jest.advanceTimersByTime(2_499);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(started()).toEqual(['/main.js']);
});

test("the shell's script that did not load is fetched once more a second later, under a fresh path; another one is not", () => {
  const script = (src: string, mark = '') => `<script type="text/plain"${mark} src="${src}"></script>`;
  document.head.innerHTML = `${script('/main.js', ` data-${AGAIN_ID}`)}${script('/remote.js')}<template id="${AGAIN_ID}">${script('/again/main.js')}</template>`;
  const [main, remote] = document.head.querySelectorAll('script');
  const again = () => document.head.querySelectorAll('script[src^="/again"]').length;
  remote?.dispatchEvent(new Event('error'));
  dispatchEvent(new Event('error'));
  main?.dispatchEvent(new Event('error'));
  main?.dispatchEvent(new Event('error'));
  expect(again()).toBe(0);
  jest.advanceTimersByTime(1_000);
  expect(again()).toBe(1);
});

test('when both have failed, the page says so, and no press waits any longer', () => {
  document.head.innerHTML = `<script type="text/plain" data-${AGAIN_ID}="${LAST}" src="/again/main.js"></script>`;
  document.body.innerHTML =
    '<button type="button"></button><form method="post"></form><div id="notices" role="status"></div>';
  const button = document.querySelector('button');
  button?.click();
  expect(button?.getAttribute('aria-busy')).toBe('true');
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  const notices = document.getElementById('notices');
  expect(notices?.textContent).toBe('This page didn’t load completely. Links still work. Reload this page');
  expect(notices?.querySelector('a')?.href).toBe(location.href);
  expect(button?.hasAttribute('aria-busy')).toBe(false);
  button?.click();
  expect(button?.hasAttribute('aria-busy')).toBe(false);
  const form = document.querySelector('form');
  expect(form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))).toBe(false);
});
