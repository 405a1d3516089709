/**
 * The shape under the key 'cart': a plain array of `{title, size, color: {name}, quantity, price}`, price in dollars,
 * with any other fields that a newer release added. Only here dollars become integer cents and back.
 */
export const CART_KEY = 'cart';

export interface CartLine {
  title: string;
  /** '' when the product has no sizes. */
  size: string;
  /** name is '' when the product has no colors. */
  color: { name: string };
  quantity: number;
  priceCents: number;
  /** The SKU: the variant in a product's URL. */
  variantId?: string;
  slug?: string;
  /** For the thumbnail: the picture's name and the variant's hex color. */
  picture?: { name: string; colour: string | null };
  /** Fields of the stored line that this release does not know: written back unchanged. */
  unknown?: Record<string, unknown>;
}

/** An item is identified by the combination of title, size and color name. */
export function cartLineKey(line: { title: string; size: string; color: { name: string } }): string {
  return JSON.stringify([line.title, line.size, line.color.name]);
}

/**
 * Reads the text under 'cart'. Entries that are not cart lines are returned in `foreign` (never dropped: they are
 * written back at the end of the array).
 * @throws SyntaxError when the text is not a JSON array: the caller must not overwrite it
 */
export function parseCart(text: string | null): { lines: CartLine[]; foreign: unknown[] } {
  const value: unknown = text ? JSON.parse(text) : [];
  if (!Array.isArray(value)) throw new SyntaxError("What is stored under 'cart' is no list.");
  const lines: CartLine[] = [];
  const foreign: unknown[] = [];
  for (const entry of value) {
    const line = readLine(entry);
    if (line) lines.push(line);
    else foreign.push(entry);
  }
  return { lines, foreign };
}

export function stringifyCart(lines: readonly CartLine[], foreign: readonly unknown[] = []): string {
  return JSON.stringify([...lines.map(writeLine), ...foreign]);
}

function readLine(entry: unknown): CartLine | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { title, size, color, quantity, price, ...others } = entry as Record<string, unknown>;
  const { variantId, slug, picture } = others;
  const name = (color as { name?: unknown } | null | undefined)?.name;
  if (typeof title !== 'string' || typeof price !== 'number' || !Number.isFinite(price) || price < 0) return undefined;
  if (!Number.isInteger(quantity) || (quantity as number) < 1) return undefined;
  const known = {
    ...(typeof variantId === 'string' && { variantId }),
    ...(typeof slug === 'string' && { slug }),
    ...(isPicture(picture) && { picture }),
  };
  // A later release may store another shape under a known name: it is kept too.
  const unknown = Object.fromEntries(Object.entries(others).filter(([field]) => !(field in known)));
  return {
    title,
    size: typeof size === 'string' ? size : '',
    color: typeof name === 'string' ? { ...(color as object), name } : { name: '' },
    quantity: quantity as number,
    // 1e308 dollars are a number, but in cents they are infinite.
    priceCents: Math.min(Math.round(price * 100), Number.MAX_SAFE_INTEGER),
    ...known,
    ...(Object.keys(unknown).length && { unknown }),
  };
}

function writeLine({ unknown, priceCents, ...line }: CartLine): Record<string, unknown> {
  return { ...unknown, ...line, price: priceCents / 100 };
}

function isPicture(value: unknown): value is { name: string; colour: string | null } {
  return typeof (value as { name?: unknown } | null | undefined)?.name === 'string';
}
