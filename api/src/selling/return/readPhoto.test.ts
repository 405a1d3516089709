import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { readPhoto } from './readPhoto.ts';
import { paint } from './testing/paint.ts';

/** A PNG whose header has this size, and whose bytes unpack to far more. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, body: Buffer) => {
    const whole = Buffer.concat([Buffer.from(type, 'latin1'), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(whole));
    return Buffer.concat([length, whole, sum]);
  };
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
const crc32 = (bytes: Buffer) => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};
const small = () => paint({ width: 40, height: 30 });
const code = (upload: Buffer) =>
  readPhoto(upload).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('hello')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a GIF', () => small().gif().toBuffer()],
  ['a TIFF', () => small().tiff().toBuffer()],
  ['a PDF that begins as one', () => Buffer.from('%PDF-1.7\n%%EOF')],
  [
    'the beginning of a JPEG, and then a page',
    () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
  ],
  ['a RIFF that is a sound', () => Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ['half a JPEG', async () => (await paint({ width: 400, height: 400 }).jpeg().toBuffer()).subarray(0, 700)],
  ['a PNG whose data are broken', () => pngOf(40, 30, Buffer.from('no data'))],
])('%s is not a picture', async (_, make) => {
  expect(await code(await make())).toBe('not_a_photo');
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['20,000 pixels a side', () => pngOf(20_000, 20_000, deflateSync(Buffer.alloc(1000)))],
  ['20,000 pixels in one line', () => paint({ width: 20_000, height: 1 }).png().toBuffer()],
  ['60 million pixels', () => paint({ width: 10_000, height: 6_000 }).png({ compressionLevel: 9 }).toBuffer()],
  ['as many as a header can say', () => pngOf(2 ** 31 - 1, 2 ** 31 - 1, deflateSync(Buffer.alloc(10)))],
])('a picture of %s is refused by its header', async (_, make) => {
  const picture = await make();
  const began = performance.now();
  expect(['photo_too_large', 'not_a_photo']).toContain(await code(picture));
  expect(performance.now() - began).toBeLessThan(20_000);
});

test('a decompression bomb is refused, and leaves nothing behind', async () => {
  const before = process.memoryUsage().rss;
  const picture = pngOf(100, 100, deflateSync(Buffer.alloc(200_000_000), { level: 9 }));
  expect(picture.length).toBeLessThan(300_000);
  await code(picture);
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
});

test('a picture with a second file inside it is stored as the picture alone', async () => {
  const script = '<script>alert(document.cookie)</script>';
  const zip = Buffer.from('PK\x03\x04 and a program', 'latin1');
  const jpeg = await small()
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer();
  const kept = await readPhoto(Buffer.concat([jpeg, Buffer.from(script), zip]));
  expect((await sharp(kept).metadata()).format).toBe('jpeg');
  for (const text of [script, 'PK\x03\x04', 'alert']) expect(kept.includes(text)).toBe(false);
});

test('a small picture keeps its size, and transparent pixels become white', async () => {
  const kept = await readPhoto(await paint({ width: 40, height: 30, alpha: 0 }).png().toBuffer());
  const { data, info } = await sharp(kept).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, ...data.subarray(0, 3)]).toEqual([40, 30, 255, 255, 255]);
});
