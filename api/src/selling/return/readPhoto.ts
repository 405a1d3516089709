import { rules } from '@paw/rules/rules.ts';
import sharp from 'sharp';
import { QueueFull, WorkQueue } from '../../platform/tries/WorkQueue.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';

const { megabytes } = rules.returns.photos;
export const mostPhotoBytes = megabytes * 1024 * 1024;

/** The longer side of what is kept, in pixels. */
const keptSide = 1600;
/** What no camera of a shopper makes; a small file can claim to be huge. */
const most = { side: 12_000, pixels: 50_000_000 };
/** Seconds for one picture. */
const limit = 15;

/** One picture is decoded at a time: a large one takes as much memory as all else. */
const queue = new WorkQueue(20);

const signatures: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/**
 * A picture in its stored form: the image alone, without metadata. Its type is read from its content, not its name; decoded,
 * turned upright, made smaller and encoded again as JPEG, so that no place, no name and no second file comes along.
 * @throws ApiProblem 400 not_a_photo, photo_too_large; 503 busy
 */
export async function readPhoto(upload: Buffer): Promise<Buffer> {
  // No other decoder than these three ever sees what a stranger sent.
  const format = Object.keys(signatures).find((name) => signatures[name]?.(upload));
  if (!format) throw notAPhoto();
  try {
    return await queue.run(async () => rewrite(upload, format));
  } catch (error) {
    if (error instanceof ApiProblem) throw error;
    if (error instanceof QueueFull) throw new ApiProblem(503, 'busy', 'Too many photos at once. Please try again.');
    throw notAPhoto();
  }
}

async function rewrite(upload: Buffer, format: string): Promise<Buffer> {
  const open = () => sharp(upload, { limitInputPixels: most.pixels, failOn: 'error', sequentialRead: true });
  const { format: found, width, height } = await open().metadata();
  if (found !== format) throw notAPhoto();
  if (Math.max(width, height) > most.side || width * height > most.pixels) {
    const words = 'This photo is too large. Please send a smaller one.';
    throw new ApiProblem(400, 'photo_too_large', words);
  }
  return open()
    .autoOrient()
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82 })
    .timeout({ seconds: limit })
    .toBuffer();
}

const notAPhoto = () =>
  new ApiProblem(400, 'not_a_photo', 'We can’t read this file. Please send a JPEG, PNG or WebP photo.');
