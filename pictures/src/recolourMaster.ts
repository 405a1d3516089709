import sharp from 'sharp';
import type { Master } from './loadMasters.ts';
import { recolour } from './recolour.ts';

/** RGB pixels of the master in these colours, a hex value for each zone. On a glossy thing highlights stay white. */
export async function recolourMaster(
  master: Master,
  colours: readonly string[],
  width: number,
  glossy: boolean,
): Promise<Uint8Array> {
  const { data, info } = await sharp(master.image)
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const zones = await Promise.all(
    colours.map(async (colour, zone) => ({ colour, mask: await readMask(master.masks[zone], width, info.height) })),
  );
  recolour(data, zones, glossy);
  return data;
}

/** A kernel without overshoot, because a mask must not leak beyond its zone. */
function readMask(mask: string | undefined, width: number, height: number): Promise<Buffer> {
  return sharp(mask).resize(width, height, { kernel: 'linear' }).extractChannel(0).raw().toBuffer();
}
