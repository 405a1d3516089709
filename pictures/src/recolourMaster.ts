import sharp from 'sharp';
import type { Master } from './loadMasters.ts';
import { recolour } from './recolour.ts';
import { tintGround } from './tintGround.ts';

/** How a master is to look. */
export interface Look {
  /** A hex value for each zone. */
  colours: readonly string[];
  /** On a glossy thing highlights stay white. */
  glossy: boolean;
  /** A hex value for the ground; without it the studio's own. */
  tint?: string | undefined;
}

/** RGB pixels of the master in these colours. */
export async function recolourMaster(
  master: Master,
  width: number,
  { colours, glossy, tint }: Look,
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
  // Last: a zone's grey is measured as it was lit.
  if (tint && master.ground) tintGround(data, await readMask(master.ground, width, info.height), width, tint);
  return data;
}

/** A kernel without overshoot, because a mask must not leak beyond its zone. */
function readMask(mask: string | undefined, width: number, height: number): Promise<Buffer> {
  return sharp(mask).resize(width, height, { kernel: 'linear' }).extractChannel(0).raw().toBuffer();
}
