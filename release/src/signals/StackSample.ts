import { z } from 'zod';
import { failureKinds } from './failureKinds.ts';

/** Of one stack. */
export const MOST_FRAMES = 8;
/** Of one report, and of one minute. */
export const MOST_STACKS = 20;

/** A place in a file of a release: `catalog/0123456789abcdef/browser/page-product.js:1:2345`, counted from 1. */
export const FRAME = /^[a-z][a-z0-9-]{0,39}\/[0-9a-f]{16}\/(browser|node)\/[\w./-]{1,80}:\d{1,7}:\d{1,7}$/;

/** Where a failure was thrown, the innermost place first: one example of its kind. It has no message, and no other text. */
export const stackSampleSchema = z.object({
  remote: z.string().max(40),
  release: z.string().regex(/^[0-9a-f]{16}$/),
  route: z.string().max(200),
  kind: z.enum(failureKinds),
  frames: z.array(z.string().max(200).regex(FRAME)).min(1).max(MOST_FRAMES),
});

export type StackSample = z.infer<typeof stackSampleSchema>;
