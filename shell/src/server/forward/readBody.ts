import type { IncomingMessage, ServerResponse } from 'node:http';
import { rules } from '@paw/rules/rules.ts';
import type { BodyMemory, HeldBody } from './BodyMemory.ts';
import type { Pace } from './Pace.ts';
import { type RequestRefused, tooLarge, tooSlow, unavailable } from './RequestRefused.ts';

export interface BodyLimits {
  /** Bytes. Pictures have a limit of their own: the one that the shop's rules name. */
  most: number;
  /** ms until it must be whole; what is large gets more time, as long as it keeps to `rate`. */
  patience: number;
  /** Bytes per second. */
  rate: number;
  /** ms, at whatever rate. */
  longest: number;
}

const { megabytes } = rules.returns.photos;

/** A body may come in so many pieces, and in one more for so many bytes. Chunks of one byte cost more than they bring. */
const [PIECES, BYTES_OF_A_PIECE] = [1_000, 64];

/** The client went away, or was cut off: there is nobody to answer. */
export class ClientGone extends Error {}

export interface ReadBody {
  /** Undefined when the request has none. */
  bytes: Buffer | undefined;
  /** Gives its memory back: the other side has it, or nobody wants it any more. */
  release: () => void;
}

/** A body, whole. @param client who sends it. @throws RequestRefused 408, 413, 503; ClientGone */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  client: string,
  { bodies: limits, memory, ends }: { bodies: BodyLimits; memory: BodyMemory; ends: Pace },
): Promise<ReadBody> {
  const { headers } = request;
  const announced = Number(headers['content-length'] ?? 0);
  if (!headers['transfer-encoding'] && !announced) return { bytes: undefined, release: () => undefined };
  const isPicture = /^image\//i.test(headers['content-type'] ?? '');
  const most = isPicture ? megabytes * 2 ** 20 : limits.most;
  if (announced > most) throw tooLarge();
  // Only now: whoever asks before sending hears a refusal without having sent anything.
  if (headers.expect) response.writeContinue();
  return new Promise((resolve, reject) => {
    const held = memory.open(client, () => stop(unavailable()));
    const body = new GrowingBuffer(held);
    let pieces = 0;
    const clock = watch(limits, body, ends, () => stop(tooSlow()));
    const stop = (error: RequestRefused | ClientGone) => {
      clock.stop();
      request.off('data', take);
      held.release();
      reject(error);
    };
    const take = (part: Buffer) => {
      if (++pieces > PIECES + body.length / BYTES_OF_A_PIECE) {
        request.destroy();
        stop(new ClientGone('The body came in too many pieces.'));
      } else if (body.length + part.length > most) stop(tooLarge());
      else body.add(part);
    };
    request.on('data', take);
    request.once('end', () => {
      clock.stop();
      held.complete();
      resolve({ bytes: body.bytes, release: held.release });
    });
    request.once('close', () => request.readableEnded || stop(new ClientGone('The client went away.')));
  });
}

/** One piece of memory: a body may come in chunks of one byte, each of which would be an object of its own. */
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

/** Calls `late`, at the pace of `ends`, once the body has taken longer than its length allows. */
function watch({ patience, rate, longest }: BodyLimits, body: GrowingBuffer, ends: Pace, late: () => void) {
  const began = performance.now();
  const check = () => {
    const allowed = Math.min(patience + (body.length / rate) * 1000, longest);
    const left = began + allowed - performance.now();
    if (left <= 0) stopWaiting = ends.run(late);
    else timer = setTimeout(check, left);
  };
  let timer = setTimeout(check, Math.min(patience, longest));
  let stopWaiting = () => {};
  const stop = () => {
    clearTimeout(timer);
    stopWaiting();
  };
  return { stop };
}
