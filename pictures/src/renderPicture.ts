import sharp from 'sharp';
import type { Master } from './loadMasters.ts';
import { recolour } from './recolour.ts';

// Two pictures may be under way (see pictureStore): one thread each leaves the machine to its other processes.
sharp.concurrency(1);

/** The picture as WebP, `width` pixels wide. `colours` holds a hex value for each zone. */
export async function renderPicture(master: Master, colours: readonly string[], width: number): Promise<Buffer> {
  const { data, info } = await sharp(master.image)
    .resize(width)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const zones = await Promise.all(
    colours.map(async (colour, zone) => ({ colour, mask: await readMask(master.masks[zone], width, info.height) })),
  );
  recolour(data, zones, master.picture.glossy);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ quality: width <= 160 ? 84 : 80, effort: 4, smartSubsample: true })
    .toBuffer();
}

/** A kernel without overshoot, because a mask must not leak beyond its zone. */
function readMask(mask: Buffer | undefined, width: number, height: number): Promise<Buffer> {
  return sharp(mask).resize(width, height, { kernel: 'linear' }).extractChannel(0).raw().toBuffer();
}
