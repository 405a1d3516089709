/** A cart in a URL: only the items and their quantities. */
export interface CartItem {
  sku: string;
  quantity: number;
}

/** Maximum number that is read; an order has a lower limit. */
const mostItems = 200;

/** `D-ADJ-XL-RED*2,C-TOY-ONE*1`, safe in a URL's fragment. */
export function writeCartItems(items: readonly CartItem[]): string {
  return items.map(({ sku, quantity }) => `${encodeURIComponent(sku)}*${quantity}`).join(',');
}

/** Reads that text; invalid items are ignored, and of a repeated item the higher quantity counts. Never throws. */
export function readCartItems(text: string): CartItem[] {
  const units = new Map<string, number>();
  for (const part of text.split(',').slice(0, mostItems)) {
    const [, sku = '', quantity = ''] = /^([\w.-]{1,60})\*(\d{1,2})$/.exec(part) ?? [];
    if (Number(quantity) > 0) units.set(sku, Math.max(units.get(sku) ?? 0, Number(quantity)));
  }
  return [...units].map(([sku, quantity]) => ({ sku, quantity }));
}
