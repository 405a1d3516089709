import { z } from 'zod';

/** PostgreSQL has no NUL in a text: such a name is refused here, not there. */
export const segment = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !text.includes('\0'), 'must not hold a NUL');
