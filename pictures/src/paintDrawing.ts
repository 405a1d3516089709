import sharp from 'sharp';
import { groundOf } from './ground.ts';
import type { Drawing } from './loadDrawings.ts';

/** RGB pixels of the drawing in these colours (a hex value for each zone), on the ground of the rendered masters. */
export async function paintDrawing({ svg }: Drawing, colours: readonly string[], width: number): Promise<Uint8Array> {
  const coloured = svg.replace('>', `><style>${styleOf(colours)}</style>`);
  const drawn = await sharp(Buffer.from(coloured)).resize(width, width).ensureAlpha().raw().toBuffer();
  const pixels = Uint8Array.from(groundOf(width));
  for (let pixel = 0, from = 0; pixel < pixels.length; pixel += 3, from += 4) {
    const share = (drawn[from + 3] ?? 0) / 255;
    if (share === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const under = pixels[pixel + channel] ?? 0;
      const over = drawn[from + channel] ?? 0;
      pixels[pixel + channel] = Math.round(under + (over - under) * share);
    }
  }
  return pixels;
}

/** The classes of a drawing: zones, their own fill or stroke (f, fs), shade (sh, shs) and light (hi, his). */
function styleOf(colours: readonly string[]): string {
  const zones = colours.map((hex, zone) => `.z${zone + 1}{fill:#${hex}}.z${zone + 1}s{fill:none;stroke:#${hex}}`);
  return `${zones.join('')}.fs{fill:none}.shs{fill:none;stroke:#000}.hi{fill:#fff}.his{fill:none;stroke:#fff}`;
}
