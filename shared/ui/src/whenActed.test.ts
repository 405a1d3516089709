import { whenActed } from './whenActed.ts';

const sends = (name: string, values: object = {}) => window.dispatchEvent(Object.assign(new Event(name), values));

test.each([
  ['pointerdown', {}],
  ['pointermove', { movementX: 1 }],
  ['keydown', {}],
  ['scroll', {}],
  ['storage', {}],
  ['pageshow', { persisted: true }],
])('the first %s calls it, once', (name, values) => {
  const act = jest.fn(async () => undefined);
  whenActed(new AbortController().signal, act);
  sends(name, values);
  sends(name, values);
  sends('focusin');
  expect(act).toHaveBeenCalledTimes(1);
});

test('events that browsers send by themselves do not call it, and nothing does after its end', () => {
  const act = jest.fn(async () => undefined);
  const end = new AbortController();
  whenActed(end.signal, act);
  sends('pointermove', { movementX: 0, movementY: 0 });
  sends('pageshow', { persisted: false });
  end.abort();
  sends('keydown');
  expect(act).not.toHaveBeenCalled();
});

test('an error is left to what shows the result', () => {
  const failing = Promise.reject(new Error('offline'));
  const handle = jest.spyOn(failing, 'catch');
  whenActed(new AbortController().signal, () => failing);
  sends('keydown');
  expect(handle).toHaveBeenCalledTimes(1);
  // Unhandled, it would end the test run.
  failing.catch(() => undefined);
});
