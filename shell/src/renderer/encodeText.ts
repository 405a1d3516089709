let scratch = Buffer.alloc(0);
/** More than a page takes; a longer text gets memory of its own. bytes */
const MAX_SCRATCH = 4 * 2 ** 20;
/** Of one UTF-16 code unit. */
const MOST_BYTES = 3;

/**
 * The parts of a text, one after the other, in UTF-8. To join them first would copy all of them, and Node's encoder counts
 * the bytes before it writes them; here they are written once, and the result is copied to its size.
 */
export function encodeText(parts: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = parts.reduce((sum, { length }) => sum + length, 0) * MOST_BYTES;
  const into = most > MAX_SCRATCH ? Buffer.allocUnsafeSlow(most) : scratchOf(most);
  let length = 0;
  for (const part of parts) length += into.write(part, length);
  return new Uint8Array(into.subarray(0, length));
}

function scratchOf(bytes: number): Buffer {
  if (scratch.length < bytes) scratch = Buffer.allocUnsafeSlow(bytes);
  return scratch;
}
