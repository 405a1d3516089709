import { z } from 'zod';

const isSet = (value: unknown) => (value === '' ? undefined : value);

/** A variable that is set to nothing counts as not set: the default of the schema applies. */
export const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(isSet, schema);

/** A variable that may be left out, or set to nothing. */
export const optionalSetting = <Schema extends z.ZodType>(schema: Schema) => setting(schema.optional());

/** An http or https address, without a slash at the end. */
export const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
