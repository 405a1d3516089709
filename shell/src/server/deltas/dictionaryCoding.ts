import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib, { type ZstdOptions } from 'node:zlib';

/** An earlier version of a file, which a browser that has it takes as the dictionary of a later one. */
export interface Dictionary {
  bytes: Buffer;
  /** Of the bytes, raw: the body of the answer names its dictionary by it. */
  sha256: Buffer;
}

/** Compresses a file for browsers that have the dictionary. */
export type DictionaryCoder = (bytes: Buffer, dictionary: Dictionary) => Promise<Buffer>;

/** First bytes of a body with the coding `dcz`: a frame that decoders of zstd skip, with a hash of 32 bytes (RFC 9842, 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** Brotli's deltas are 3 % smaller and take ten times as long. */
const LEVEL = 9;

const optionsFor = (dictionary: Buffer): ZstdOptions => ({
  params: { [zlib.constants.ZSTD_c_compressionLevel]: LEVEL },
  dictionary,
});

/** Node 20 has no zstd, and the first versions that have it ignore dictionaries. Random bytes get small only with themselves as one. */
function takesDictionaries(): boolean {
  const bytes = createHash('sha512').update('a text that does not repeat').digest();
  return zlib.zstdCompressSync?.(bytes, optionsFor(bytes)).length < bytes.length / 2;
}

/** Undefined on a Node that does not compress with dictionaries. */
export const dictionaryCoder = takesDictionaries() ? openCoder() : undefined;

/** It compresses outside this thread. */
function openCoder(): DictionaryCoder {
  const zstd = promisify(zlib.zstdCompress) as (bytes: Buffer, options: ZstdOptions) => Promise<Buffer>;
  return async (bytes, { bytes: dictionary, sha256 }) =>
    Buffer.concat([MAGIC, sha256, await zstd(bytes, optionsFor(dictionary))]);
}

/** Of the bytes, raw. */
export const sha256Of = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
