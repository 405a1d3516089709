import { addToOutbox, OUTBOX_PREFIX } from '@paw/contract/outbox.ts';
import { bowl } from './testCart.ts';

/** The stored form of one bowl, by the specification. */
export const storedBowl = { title: 'Bowl', size: '', color: { name: 'Teal' }, quantity: 1, price: 12.35 };

export const storedCart = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');

/** Another tab's write, as this tab receives it. */
export function hearOtherTab(key: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
}

export function putIntoOutbox(...ids: string[]): void {
  for (const id of ids) addToOutbox({ id, line: bowl });
}

export const lastOutboxKey = (): string =>
  Object.keys(localStorage).findLast((key) => key.startsWith(OUTBOX_PREFIX)) ?? '';
