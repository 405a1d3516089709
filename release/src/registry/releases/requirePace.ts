import type { Socket } from 'node:net';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { RegistryProblem } from '../RegistryProblem.ts';

type Part = MultipartFile | MultipartValue;

/** A sender has so long before its rate counts. ms */
const GRACE = 10_000;
/** Bytes per second, on average: even a slow line sends more. */
const RATE = 16 * 1024;
const CHECK = 1_000;

/**
 * Refuses a sender that keeps a place with a byte now and then, or whose connection is closed.
 * @param onLate called before the refusal of one that is too slow
 * @returns `limit` passes parts on, and breaks off in one or between two; `refused` rejects with the reason; `stop` when
 *   all have come
 */
export function requirePace(socket: Socket, onLate: () => void) {
  const [began, before] = [performance.now(), socket.bytesRead];
  let current: MultipartFile['file'] | undefined;
  let refuse: (error: Error) => void = () => {};
  const refused = new Promise<never>((_, reject) => (refuse = reject));
  refused.catch(() => undefined);
  const timer = setInterval(() => {
    const elapsed = performance.now() - began;
    if (elapsed < GRACE || socket.bytesRead - before >= (elapsed / 1_000) * RATE) return;
    clearInterval(timer);
    onLate();
    const problem = new RegistryProblem(
      408,
      'too_slow',
      `The release comes at less than ${RATE / 1024} KB a second: publish again over a faster line. Nothing was published.`,
    );
    refuse(problem);
    current?.destroy(problem);
  }, CHECK).unref();
  const onClose = () => {
    const problem = new RegistryProblem(
      400,
      'broken_off',
      'The upload broke off: send it again. Nothing was published.',
    );
    refuse(problem);
    current?.destroy(problem);
  };
  socket.once('close', onClose);
  if (socket.destroyed) onClose();

  async function* limit(parts: AsyncIterableIterator<Part>): AsyncGenerator<Part> {
    for (;;) {
      const next = await Promise.race([parts.next(), refused]);
      if (next.done) return;
      current = next.value.type === 'file' ? next.value.file : undefined;
      yield next.value;
    }
  }
  const stop = () => {
    clearInterval(timer);
    socket.off('close', onClose);
  };
  return { limit, stop, refused };
}
