import { z } from 'zod';

/** Text of a request. PostgreSQL has no NUL in a text, and halves of characters are none: refused here, not there. */
export const requestText = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !/[\0\p{Cs}]/u.test(text), 'must not hold a NUL or half a character');

/** PostgreSQL has no NUL in a text: such a name is refused here, not there. */
export const segment = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !text.includes('\0'), 'must not hold a NUL');

/** The number of a row, in a path. PostgreSQL has no larger integer: such an id is refused here, not there. */
export const rowId = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
