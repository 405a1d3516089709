import type { CartLine } from '@paw/contract/cartStorage.ts';
import type { QuotedLine } from '../quote/askQuote.ts';

/** What a page needs to show one line of the cart and to change it. */
export interface ShownLineProps {
  line: CartLine;
  /** From the quote; undefined until the api answers. */
  quoted: QuotedLine | undefined;
  /** Why its quantity was reduced. */
  clamped: string | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** A line with what the quote adds to it: a line of only the five specified fields gets its picture and its page. */
export function shownLine(line: CartLine, quoted: QuotedLine | undefined): CartLine {
  const { sku, slug, picture } = quoted ?? {};
  const known = {
    ...(sku && { variantId: sku }),
    ...(slug && { slug }),
    ...(picture && { picture: { name: picture.name, colour: picture.colour } }),
  };
  return { ...known, ...line };
}

/** Never empty: a link without text cannot be found. */
export const titleOf = ({ title }: Pick<CartLine, 'title'>): string => title.trim() || 'Unnamed item';

/** "Small, Teal"; '' for a product without sizes and colours. */
export function lineOptions({ size, color }: CartLine): string {
  return [size, color.name].filter(Boolean).join(', ');
}

/** "Bowl, Small, Teal": what distinguishes a line. */
export function lineName(line: CartLine): string {
  return [titleOf(line), lineOptions(line)].filter(Boolean).join(', ');
}
