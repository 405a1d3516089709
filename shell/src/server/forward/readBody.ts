import type { IncomingMessage, ServerResponse } from 'node:http';
import { rules } from '@paw/rules/rules.ts';
import { BodyDeadline, type BodyTimeouts } from './BodyDeadline.ts';
import type { BodyMemory, HeldBody } from './BodyMemory.ts';
import type { Throttle } from './Throttle.ts';
import type { ReadPauses } from './ReadPauses.ts';
import { type RequestRefused, tooLarge, tooSlow, unavailable } from './RequestRefused.ts';

interface BodyLimits extends BodyTimeouts {
  /** Bytes. The limit for pictures is in the shop's rules. */
  most: number;
}

const { megabytes } = rules.returns.photos;

/** A body may have this many chunks, and one more per this many bytes, because tiny chunks cost the most time. */
const [PIECES, BYTES_OF_A_PIECE] = [1_000, 64];

/** The client disconnected, or was disconnected, so no response can be sent. */
export class ClientGone extends Error {}

export interface ReadBody {
  /** Undefined when the request has none. */
  bytes: Buffer | undefined;
  /** Frees its memory, once the upstream process has it or the request has ended. */
  release: () => void;
}

export interface BodyParts {
  bodies: BodyLimits;
  memory: BodyMemory;
  /** Limits the rate at which late bodies are refused. */
  ends: Throttle;
  /** Pauses sockets whose body arrives slowly. */
  pauses: ReadPauses;
}

/** Reads a complete body. @param client its sender. @throws RequestRefused 408, 413, 503; ClientGone */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  client: string,
  { bodies: limits, memory, ends, pauses }: BodyParts,
): Promise<ReadBody> {
  const { headers } = request;
  const announced = Number(headers['content-length'] ?? 0);
  if (!headers['transfer-encoding'] && !announced) return { bytes: undefined, release: () => undefined };
  const isPicture = /^image\//i.test(headers['content-type'] ?? '');
  const most = isPicture ? megabytes * 2 ** 20 : limits.most;
  if (announced > most) throw tooLarge();
  // Sent only now, so that a refused client has not sent its body.
  if (headers.expect) response.writeContinue();
  return new Promise((resolve, reject) => {
    const held = memory.open(client, () => stop(unavailable()));
    const body = new GrowingBuffer(held);
    let pieces = 0;
    const { socket } = request;
    const clock = new BodyDeadline(limits, ends, () => stop(tooSlow()));
    const stop = (error: RequestRefused | ClientGone) => {
      clock.stop();
      pauses.resume(socket);
      request.off('data', take).off('close', leave);
      held.release();
      reject(error);
    };
    const take = (part: Buffer) => {
      if (++pieces > PIECES + body.length / BYTES_OF_A_PIECE) {
        request.destroy();
        stop(new ClientGone('The body came in too many pieces.'));
        return;
      }
      const length = body.length + part.length;
      if (length > most) return stop(tooLarge());
      const ms = clock.add(part.length);
      if (ms && length !== announced) pauses.pause(socket, ms);
      // Last, because it may end this body.
      body.add(part);
    };
    request.on('data', take);
    request.once('end', () => {
      clock.stop();
      pauses.resume(socket);
      held.complete();
      resolve({ bytes: body.bytes, release: held.release });
    });
    const leave = () => request.readableEnded || stop(new ClientGone('The client went away.'));
    request.once('close', leave);
  });
}

/** Collects a body in one buffer, because a body in chunks of one byte would otherwise be as many objects. */
class GrowingBuffer {
  length = 0;
  readonly #held: HeldBody;
  #buffer = Buffer.alloc(0);

  constructor(held: HeldBody) {
    this.#held = held;
  }

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.length);
  }

  add(part: Buffer): void {
    const length = this.length + part.length;
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, this.#buffer.length * 2));
      this.bytes.copy(larger);
      this.#held.add(larger.length - this.#buffer.length);
      this.#buffer = larger;
    }
    part.copy(this.#buffer, this.length);
    this.length = length;
  }
}
