import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const root = join(__dirname, '../..');
const tokens = readFileSync(join(root, 'shared/ui/src/tokens.css'), 'utf8');

/** How many pieces of an edge are compared; shadows reach at most half of them. */
const PIECES = 12;
const SHADED = 6;

/** The edge that a page's tint continues: beside the words in wide windows, under or over them in narrow ones. */
const edges = [
  ...['dog', 'cat', 'bird', 'fish'].flatMap((pet) => [
    { picture: `banner-${pet}`, pet, edge: 'left' as const },
    { picture: `banner-${pet}`, pet, edge: 'top' as const },
  ]),
  { picture: 'banner-home--1024', pet: 'dog', edge: 'left' as const },
  ...['0', '360', '425', '768'].map((from) => ({
    picture: `banner-home--${from}`,
    pet: 'dog',
    edge: 'bottom' as const,
  })),
];

test.each(edges)(
  '$picture has the tint of its panel along its $edge edge, without a seam',
  async ({ picture, pet, edge }) => {
    const image = sharp(join(root, 'pictures/masters', `${picture}.webp`)).removeAlpha();
    const { width, height } = await image.metadata();
    const strip = {
      left: { left: 0, top: 0, width: 24, height },
      top: { left: 0, top: 0, width, height: 24 },
      bottom: { left: 0, top: height - 8, width, height: 8 },
    }[edge];
    const pieces = edge === 'left' ? { width: 1, height: PIECES } : { width: PIECES, height: 1 };
    const found = await image
      .extract(strip)
      .resize({ ...pieces, fit: 'fill' })
      .raw()
      .toBuffer();
    const tint = tintOf(pet);
    const off = Array.from({ length: PIECES }, (_, piece) =>
      Math.max(...tint.map((value, channel) => Math.abs(value - (found[piece * 3 + channel] ?? 0)))),
    );
    expect(off.filter((far) => far > 7).length).toBeLessThanOrEqual(SHADED);
  },
);

function tintOf(pet: string): number[] {
  const hex = new RegExp(`--${pet}: #([0-9a-f]{6})`).exec(tokens)?.[1] ?? '';
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
