import sharp from 'sharp';
import type { Format, Picture } from './picture.ts';
import { recolourMaster } from './recolourMaster.ts';

// Two pictures may be under way (see pictureStore): one thread each leaves the machine to its other processes.
sharp.concurrency(1);
// Each picture is made once: what libvips remembers of it would only fill some 60 MB.
sharp.cache(false);

/** The picture, `width` pixels wide. `colours` holds a hex value for each zone. What machines show keeps the neutral ground. */
export async function renderPicture(
  { master, glossy, tint }: Picture,
  colours: readonly string[],
  width: number,
  ending: Format['ending'],
): Promise<Buffer> {
  const pixels = await recolourMaster(master, width, { colours, glossy, tint: ending === 'jpg' ? undefined : tint });
  const image = sharp(pixels, { raw: { width, height: pixels.length / 3 / width, channels: 3 } });
  return ending === 'jpg'
    ? image.jpeg({ quality: 84, progressive: true }).toBuffer()
    : image.webp({ quality: width <= 160 ? 84 : 80, effort: 4, smartSubsample: true }).toBuffer();
}
