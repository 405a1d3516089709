/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { type Frame, FrameReader, writeFrame } from './frames.ts';

/** What writing these frames sends. */
function sent(...frames: [unknown, Uint8Array?][]): Buffer {
  const stream = new PassThrough();
  for (const [message, bytes] of frames) writeFrame(stream, message, bytes);
  return stream.read() as Buffer;
}

test.each([1, 3, 8, 1_000])('frames are whole however they are cut, here every %i bytes', (size) => {
  const bytes = sent([{ id: 1 }, Buffer.from('<p>Überraschung</p>')], [{ id: 2 }], [{ id: 3 }, Buffer.alloc(500)]);
  const frames: Frame[] = [];
  const reader = new FrameReader((frame) => frames.push(frame));
  for (let at = 0; at < bytes.length; at += size) reader.take(bytes.subarray(at, at + size));
  expect(frames.map(({ message }) => message)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(frames.map(({ bytes }) => bytes.length)).toEqual([20, 0, 500]);
  expect(String(frames[0]?.bytes)).toBe('<p>Überraschung</p>');
});

test('a page’s bytes have memory of their own, so a cached page keeps no more than itself', () => {
  let page: Uint8Array | undefined;
  new FrameReader(({ bytes }) => (page = bytes)).take(sent([{}, Buffer.alloc(100)]));
  expect(page?.buffer.byteLength).toBe(100);
});

test('a frame that is longer than its reader allows is refused before it is read', () => {
  const reader = new FrameReader(() => undefined, 100);
  reader.take(sent([{}, Buffer.alloc(100)]));
  expect(() => reader.take(sent([{}, Buffer.alloc(101)]))).toThrow('101 bytes is too long');
});

test.each([
  ['a length beyond all pages', Buffer.from([255, 255, 255, 255, 0, 0, 0, 0])],
  ['text that is no JSON', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0x7b, 0x7b])],
])('%s is no frame', (_, bytes) => {
  expect(() => new FrameReader(() => undefined).take(bytes)).toThrow();
});
