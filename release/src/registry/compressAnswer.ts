import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Below that, compressing costs more than it saves. bytes */
const WORTHWHILE = 1_000;
/** 57 KB take 1 ms, and become 6 KB. */
const QUALITY = 4;

/**
 * An `onSend` hook for answers that grow with the shop. Not for those that hold a secret beside what the sender wrote: their
 * size would tell of it.
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== 'string' || Buffer.byteLength(payload) < WORTHWHILE) return payload;
  void reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
  void reply.header('content-encoding', 'br');
  return compress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}
