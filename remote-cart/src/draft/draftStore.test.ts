import { changeDraft, forgetTyped, keepLastOrder, readDraft } from './draftStore.ts';

const KEY = 'checkout-draft';
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const order = { key: 'k', reference: 'r', number: 'PD-1', at: '2026-11-21T19:11:00Z' };

afterEach(() => jest.restoreAllMocks());

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
  expect(stored()).toEqual({ version: 1, contact: { email: 'a@b.co', phone: '1' }, delivery: 'express' });
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
  expect(stored()).toEqual({ version: 1, contact: { email: 'a@b.co', phone: '1' } });
});

test('after an order nothing typed is kept, and an order without an answer survives a logout', () => {
  changeDraft({ contact: { email: 'a@b.co' }, attempt: { key: 'k', body: { lines: [] } } });
  forgetTyped();
  expect(stored()).toEqual({ version: 1, attempt: { key: 'k', body: { lines: [] } } });
  keepLastOrder(order);
  expect(stored()).toEqual({ version: 1, done: order });
});
