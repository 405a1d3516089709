/**
 * How two processes talk of which one is not trusted: a frame has the length of its JSON and of its bytes, then both. What
 * arrives is read as data only.
 */
import type { Writable } from 'node:stream';

export interface Frame {
  message: unknown;
  bytes: Uint8Array<ArrayBuffer>;
}

const HEADER = 8;
/** Of a frame's JSON, and of its bytes. */
const MAX_PART = 256 * 2 ** 20;
const none = new Uint8Array(0);

/** Writes one frame, with one call to the system where the receiver keeps up. */
export function writeFrame(stream: Writable, message: unknown, bytes: Uint8Array = none): void {
  const json = Buffer.from(JSON.stringify(message));
  const header = Buffer.allocUnsafe(HEADER);
  header.writeUInt32LE(json.length, 0);
  header.writeUInt32LE(bytes.length, 4);
  stream.cork();
  stream.write(header);
  stream.write(json);
  if (bytes.length) stream.write(bytes);
  stream.uncork();
}

/** Puts frames together from the chunks of a stream. */
export class FrameReader {
  private readonly onFrame: (frame: Frame) => void;
  private readonly most: number;
  private part = Buffer.alloc(HEADER);
  private filled = 0;
  private json: Buffer | undefined;
  private size = -1;

  /** @param most longest JSON, and longest bytes, of a frame */
  constructor(onFrame: (frame: Frame) => void, most: number = MAX_PART) {
    this.onFrame = onFrame;
    this.most = most;
  }

  /** @throws Error when it is no frame */
  take(chunk: Uint8Array): void {
    for (let from = 0; from < chunk.length; ) {
      const end = Math.min(chunk.length, from + this.part.length - this.filled);
      this.part.set(chunk.subarray(from, end), this.filled);
      this.filled += end - from;
      from = end;
      while (this.filled === this.part.length) this.finishPart();
    }
  }

  private finishPart(): void {
    const { part } = this;
    if (this.size < 0) {
      this.size = part.readUInt32LE(4);
      this.begin(part.readUInt32LE(0));
    } else if (!this.json) {
      this.json = part;
      this.begin(this.size);
    } else {
      const message: unknown = JSON.parse(this.json.toString());
      this.size = -1;
      this.json = undefined;
      this.begin(HEADER);
      this.onFrame({ message, bytes: part });
    }
  }

  private begin(length: number): void {
    if (length > this.most) throw new Error(`A part of ${length} bytes is too long.`);
    // Memory of its own, because a page stays in the cache: it must not keep a larger piece.
    this.part = Buffer.allocUnsafeSlow(length);
    this.filled = 0;
  }
}
