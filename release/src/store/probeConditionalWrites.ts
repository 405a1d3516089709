import { randomUUID } from 'node:crypto';
import type { BucketAccess } from './bucketAccess.ts';
import type { BucketClient } from './bucketClient.ts';
import { AccessDenied, ignoresCondition } from './bucketProblem.ts';
import { putObject } from './putObject.ts';
import type { ReleaseProblem } from './releaseProblem.ts';

interface Probe {
  /** @throws ReleaseProblem when the service would replace what is there, or cannot be written to */
  beforeWrite: () => Promise<void>;
  /** The same, but credentials that may only read are enough. */
  beforeRead: () => Promise<void>;
}

/** What keeps the store from writing, or from working at all. */
interface Finding {
  writing?: ReleaseProblem;
  all?: ReleaseProblem;
}

/**
 * Writes a fresh object twice, once for each opened store: a service that ignores `If-None-Match: *` accepts both.
 * The object's name begins with a dot, so that no listing of the store has it.
 */
export function probeConditionalWrites(access: BucketAccess, send: BucketClient): Probe {
  const run = async (): Promise<Finding> => {
    const name = `${access.prefix}.probe/${randomUUID()}`;
    try {
      const put = () => putObject(access, send, name, Buffer.from('It must not be possible to write this again.'));
      const isHonored = (await put()) && !(await put());
      await send({ method: 'DELETE', name, accept: [200, 204, 404] });
      return isHonored ? {} : { all: ignoresCondition(access) };
    } catch (error) {
      if (error instanceof AccessDenied) return { writing: error };
      throw error;
    }
  };
  let running: Promise<Finding> | undefined;
  const result = () => {
    running ??= run().catch((error: unknown) => {
      // Not known yet: the next operation tries again.
      running = undefined;
      throw error;
    });
    return running;
  };
  return {
    beforeWrite: async () => {
      const { all, writing } = await result();
      if (all ?? writing) throw all ?? writing;
    },
    beforeRead: async () => {
      const { all } = await result();
      if (all) throw all;
    },
  };
}
