import type { CartLine } from '@paw/contract/cartStorage.ts';
import type { QuotedLine } from '../quote/quoteTypes.ts';

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
