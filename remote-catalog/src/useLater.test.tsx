import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { laterData } from './laterData.ts';
import { useEarly, useLoaded, useWait } from './useLater.ts';

const makeWays = () => laterData('test-data', async () => ({ word: 'Loaded' }));

function Part({ ways }: { ways: ReturnType<typeof makeWays> }) {
  useEarly(ways);
  return useLoaded(ways)?.word ?? 'Not loaded';
}

test('a part of a page gets its code with the first action', async () => {
  render(<Part ways={makeWays()} />);
  expect(screen.getByText('Not loaded')).toBeVisible();
  fireEvent.keyDown(document.body);
  expect(await screen.findByText('Loaded')).toBeVisible();
});

test('the server’s HTML is that of a page without the code, even where the code has loaded', async () => {
  const ways = makeWays();
  await act(() => ways.load());
  expect(renderToStaticMarkup(<Part ways={ways} />)).toBe('Not loaded');
});

describe('a press that waits for code', () => {
  const [act_, fail] = [jest.fn(), jest.fn()];
  let arrive: (isThere: boolean) => Promise<void>;
  function Pressed() {
    const wait = useWait();
    const code = () =>
      new Promise<void>((resolve, reject) => {
        arrive = async (isThere) => act(async () => (isThere ? resolve() : reject(new Error('offline'))));
      });
    return <button onClick={() => wait(code(), act_, fail)}>Zoom</button>;
  }
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Zoom' }));

  beforeEach(() => {
    act_.mockReset();
    fail.mockReset();
  });
  afterEach(() => jest.useRealTimers());

  test.each([
    [true, 1, 0],
    [false, 0, 1],
  ])('is carried out only if the code loads: %s', async (isThere, acted, failed) => {
    render(<Pressed />);
    press();
    await arrive(isThere);
    expect([act_.mock.calls.length, fail.mock.calls.length]).toEqual([acted, failed]);
  });

  test('fails once when the code is late, and is not carried out after that', async () => {
    jest.useFakeTimers();
    render(<Pressed />);
    press();
    act(() => {
      jest.advanceTimersByTime(8_000);
    });
    await arrive(true);
    expect([act_.mock.calls.length, fail.mock.calls.length]).toEqual([0, 1]);
  });

  test.each([
    ['presses something else', () => fireEvent.click(document.body)],
    ['goes back', () => fireEvent.popState(window)],
    ['leaves', () => cleanup()],
  ])('is dropped when the shopper %s', async (_, doElse) => {
    render(<Pressed />);
    press();
    doElse();
    await arrive(false);
    expect([act_.mock.calls.length, fail.mock.calls.length]).toEqual([0, 0]);
  });
});
