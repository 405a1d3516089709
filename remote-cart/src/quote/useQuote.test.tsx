import { act, renderHook, waitFor } from '@testing-library/react';
import { bowl, leash } from '../testing/testCart.ts';
import { json, noLine, shopNetwork } from '../testing/shopNetwork.ts';
import { QUOTE, quoteOf, quoteReply } from '../testing/testQuote.ts';
import { askedLine, type QuoteQuestion } from './askQuote.ts';
import { useQuote } from './useQuote.ts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
const question = (quantity: number): QuoteQuestion => ({ lines: [{ ...askedLine(bowl), quantity }] });
const show = (first: QuoteQuestion | undefined) =>
  renderHook(({ asked }) => useQuote(asked), { initialProps: { asked: first } });

test('the first question is sent at once, later ones 250 ms after the last change, and only the last one', async () => {
  jest.useFakeTimers();
  const { calls } = shopNetwork({ [QUOTE]: quoteReply() });
  const { rerender } = show(question(1));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(calls).toHaveLength(1);
  for (const quantity of [2, 3, 4]) {
    rerender({ asked: question(quantity) });
    await act(() => jest.advanceTimersByTimeAsync(200));
  }
  expect(calls).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(calls.map(({ body }) => (body as QuoteQuestion).lines[0]?.quantity)).toEqual([1, 4]);
});

test('the answer to the last question wins, even if an older one arrives later', async () => {
  const late: ((response: Response) => void)[] = [];
  shopNetwork({ [QUOTE]: () => new Promise((resolve) => late.push(resolve)) });
  const { result, rerender } = show(question(1));
  await waitFor(() => expect(late).toHaveLength(1));
  rerender({ asked: question(2) });
  await waitFor(() => expect(late).toHaveLength(2));
  await act(async () => late[1]?.(Response.json(quoteOf(question(2)))));
  await waitFor(() => expect(result.current.quote?.merchandiseCents).toBe(2470));
  await act(async () => late[0]?.(Response.json(quoteOf(question(1)))));
  expect([result.current.quote?.merchandiseCents, result.current.isCurrent]).toEqual([2470, true]);
});

test('while a new answer loads, the old one is shown and marked as old', async () => {
  shopNetwork({ [QUOTE]: quoteReply() });
  const { result, rerender } = show(question(1));
  await waitFor(() => expect(result.current.isCurrent).toBe(true));
  rerender({ asked: { lines: [askedLine(bowl), askedLine(leash)] } });
  expect([result.current.quote?.merchandiseCents, result.current.isCurrent]).toEqual([1235, false]);
  await waitFor(() => expect(result.current.quote?.merchandiseCents).toBe(2835));
});

test('a failed question can be repeated, and is repeated when back online', async () => {
  const { calls } = shopNetwork({ [QUOTE]: [noLine, json({ code: 'x', message: 'x' }, 500), quoteReply()] });
  const { result } = show(question(1));
  await waitFor(() => expect(result.current.problem).toMatchObject({ status: 0 }));
  act(() => result.current.askAgain());
  await waitFor(() => expect(result.current.problem).toMatchObject({ status: 500 }));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.isCurrent).toBe(true));
  expect([calls.length, result.current.problem]).toEqual([3, undefined]);
});

test('an empty cart makes no call', async () => {
  const { calls } = shopNetwork({ [QUOTE]: quoteReply() });
  const { result } = show({ lines: [] });
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect([calls.length, result.current.quote]).toEqual([0, undefined]);
});

test('a valid token is sent with the question, an expired one is not', async () => {
  const now = Math.floor(Date.now() / 1000);
  for (const [exp, sent] of [
    [now + 60, true],
    [now - 60, false],
  ] as const) {
    localStorage.setItem('token', `x.${btoa(JSON.stringify({ id: 'm', exp }))}.x`);
    const { calls } = shopNetwork({ [QUOTE]: quoteReply() });
    const { unmount } = show(question(1));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.headers.has('authorization')).toBe(sent);
    unmount();
    jest.restoreAllMocks();
  }
});
