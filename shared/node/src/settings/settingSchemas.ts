import { z } from 'zod';

const isSet = (value: unknown) => (value === '' ? undefined : value);

/** A variable that is set to nothing counts as not set: the default of the schema applies. */
export const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(isSet, schema);

/** A variable that may be left out, or set to nothing. */
export const optionalSetting = <Schema extends z.ZodType>(schema: Schema) => setting(schema.optional());

/** A whole number from `least` to `most`. */
export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** An http or https URL, without a slash at the end. */
export const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
