import { z } from 'zod';
import { line, paragraph } from './dataTexts.ts';

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens');
const alt = paragraph.max(160).regex(/^an? /, 'must begin with "a" or "an"');
/** What one sees in the second picture, and in the third if there is one, without the colour. */
const sides = z
  .array(paragraph.max(90).regex(/^(?:an?|the) /, 'must begin with "a", "an" or "the"'))
  .min(1)
  .max(2);

/** What a photographer can vary in a kind of thing: colour zones in order, and shapes that one sees at 160 px. */
const family = z.strictObject({
  zones: z.array(line).min(1).max(3),
  /** Plastic, rubber and paint keep white highlights in any colour, cloth does not. */
  glossy: z.boolean(),
  alt,
  sides,
  shape: z
    .record(name, z.array(name).min(1).max(4))
    .refine((shape) => Object.keys(shape).length <= 4, 'has more than 4 parameters'),
});

export const familiesFile = z.record(name, family);

/**
 * A product's picture as one would brief a photographer. `alt` says what one sees, without the colour; `sides` what its
 * other pictures show, where that is not what the family's say.
 */
export const pictureDatum = z.strictObject({
  family: name,
  shape: z.record(name, name),
  alt,
  sides: sides.optional(),
});

export type Families = z.infer<typeof familiesFile>;
export type PictureDatum = z.infer<typeof pictureDatum>;
