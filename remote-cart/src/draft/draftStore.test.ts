import { changeDraft, forgetOld, forgetTyped, keepLastOrder, readDraft } from './draftStore.ts';

const KEY = 'checkout-draft';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const order = { key: 'k', reference: 'r', number: 'PD-1', at: '2026-11-21T19:11:00Z' };

const typedAt = expect.any(String) as string;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test.each(['', '7', '[]', '{"contact":', '{"contact":7,"address":null,"delivery":"drone","payment":1,"attempt":"x"}'])(
  'a draft that is damaged or foreign, %s, counts as not typed',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(readDraft()).toMatchObject({ contact: { email: '', phone: '' }, address: { zip: '' }, coupon: '' });
    changeDraft({ contact: { email: 'ada@example.com' } });
    expect(readDraft().contact).toEqual({ email: 'ada@example.com', phone: '' });
  },
);

test('single fields are merged, and an unchanged draft stays the same object', () => {
  changeDraft({ contact: { email: 'a@b.co' } });
  changeDraft({ contact: { phone: '1' }, delivery: 'express' });
  expect(stored()).toEqual({ version: 1, contact: { email: 'a@b.co', phone: '1' }, delivery: 'express', typedAt });
  changeDraft({ delivery: undefined });
  expect(readDraft()).not.toHaveProperty('delivery');
  expect(readDraft()).toBe(readDraft());
});

test('with full storage the draft stays in memory, and is stored when there is room', () => {
  const quota = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  changeDraft({ contact: { email: 'a@b.co' } });
  expect([readDraft().contact.email, stored()]).toEqual(['a@b.co', null]);
  quota.mockRestore();
  changeDraft({ contact: { phone: '1' } });
  expect(stored()).toEqual({ version: 1, contact: { email: 'a@b.co', phone: '1' }, typedAt });
});

test('a logout leaves neither an address nor the way to the last order', () => {
  keepLastOrder(order);
  changeDraft({ contact: { email: 'a@b.co' }, address: { line1: '1 Elm St' } });
  forgetTyped();
  expect(stored()).toEqual({ version: 1 });
});

test('an address of a checkout that was left is forgotten after seven days, also in its second copy', () => {
  jest.useFakeTimers();
  changeDraft({ address: { line1: '1 Elm St' } });
  jest.advanceTimersByTime(7 * 24 * 60 * 60 * 1000);
  forgetOld();
  expect(readDraft().address.line1).toBe('1 Elm St');
  jest.advanceTimersByTime(1);
  forgetOld();
  expect([readDraft().address.line1, stored(), localStorage.getItem(`${KEY}-kept`)]).toEqual([
    '',
    { version: 1 },
    '{"version":1}',
  ]);
});

test('an old draft that a page restores is not shown, and nothing of it is kept', () => {
  const old = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000).toISOString();
  localStorage.setItem(KEY, JSON.stringify({ version: 1, address: { line1: '1 Elm St' }, typedAt: old }));
  expect(readDraft().address.line1).toBe('');
  changeDraft({ contact: { phone: '1' } });
  expect(stored()).toEqual({ version: 1, contact: { phone: '1' }, typedAt });
});

test('a draft without a time gets one when a page starts', () => {
  localStorage.setItem(KEY, '{"version":1,"address":{"line1":"1 Elm St"}}');
  forgetOld();
  expect(stored()).toEqual({ version: 1, address: { line1: '1 Elm St' }, typedAt });
});

test('after an order nothing typed is kept, and an order without an answer survives a logout', () => {
  changeDraft({ contact: { email: 'a@b.co' }, attempt: { key: 'k', body: { lines: [] } } });
  forgetTyped();
  expect(stored()).toEqual({ version: 1, attempt: { key: 'k', body: { lines: [] } }, typedAt });
  keepLastOrder(order);
  expect(stored()).toEqual({ version: 1, done: order });
});
