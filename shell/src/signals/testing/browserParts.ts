/** The parts of a browser that jsdom lacks, at the network's edge and where a browser measures. */
import type { Beacon } from '../Beacon.ts';

/** Beacons that were sent, the oldest first. */
export const beacons: Beacon[] = [];

type Entry = { entryType: string } & Record<string, unknown>;

/** Every observer gets the entries of every type that it observes. */
class FakePerformanceObserver {
  static all: FakePerformanceObserver[] = [];
  readonly types: string[] = [];

  readonly hear: (list: { getEntries: () => Entry[] }) => void;

  constructor(hear: FakePerformanceObserver['hear']) {
    this.hear = hear;
    FakePerformanceObserver.all.push(this);
  }

  observe({ type }: { type: string }): void {
    this.types.push(type);
  }
}

/** The environment's: it knows that a test listens to errors. */
const { addEventListener } = window;
/** Ends what the former test's page listens to. */
let unlisten: (() => void)[] = [];

/** Call it before each test. Time passes only when the test says so. */
export function installBrowserParts(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  document.body.innerHTML = '';
  for (const end of unlisten) end();
  unlisten = [];
  listened.clear();
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
    listened.add(type);
    unlisten.push(() => window.removeEventListener(type, listener));
    addEventListener.call(window, type, listener);
  };
  beacons.length = 0;
  FakePerformanceObserver.all = [];
  sessionStorage.clear();
  delete document.documentElement.dataset.preview;
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver, LayoutShift: function LayoutShift() {} });
  const sendBeacon = (_: string, body: string) => beacons.push(JSON.parse(body) as Beacon) > 0;
  Object.assign(navigator, { sendBeacon, globalPrivacyControl: undefined });
  hide(false);
}

/** What the browser has measured. */
export function measure(...entries: Entry[]): void {
  for (const entry of entries) {
    for (const { types, hear } of FakePerformanceObserver.all) {
      if (types.includes(entry.entryType)) hear({ getEntries: () => [entry] });
    }
  }
}

/** Types of events that the page listens to. */
export const listened = new Set<string>();
export const countObservers = () => FakePerformanceObserver.all.length;

/** Leaves the page, or comes back to it. */
export function hide(isHidden = true): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
