import type { CartLine } from '@paw/contract/cartStorage.ts';
import type { QuotedLine } from '../quote/askQuote.ts';

/** A line with what the api knows of it: one of nothing but the specified five fields gets its picture and its page. */
export function knownLine(line: CartLine, quoted: QuotedLine | undefined): CartLine {
  const { sku, slug, picture } = quoted ?? {};
  const known = {
    ...(sku && { variantId: sku }),
    ...(slug && { slug }),
    ...(picture && { picture: { name: picture.name, colour: picture.colour } }),
  };
  return { ...known, ...line };
}

/** A link without a word could not be pressed. */
export const titleOf = ({ title }: Pick<CartLine, 'title'>): string => title.trim() || 'Unnamed item';

/** "Small, Teal"; '' for a product without sizes and colours. */
export function lineOptions({ size, color }: CartLine): string {
  return [size, color.name].filter(Boolean).join(', ');
}

/** "Bowl, Small, Teal": what tells one line from another. */
export function lineName(line: CartLine): string {
  return [titleOf(line), lineOptions(line)].filter(Boolean).join(', ');
}
