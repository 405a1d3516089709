import { z } from 'zod';
import { failureKinds } from './failureKinds.ts';

/** A place of a stack in the sources that a release was built from. */
export const sourceFrameSchema = z
  .object({
    place: z.string().describe('In a file of a release, as it runs: catalog/<release>/browser/page-product.js:1:2345'),
    file: z.string().optional().describe('The source: src/product/ProductPage.tsx'),
    line: z.number().int().optional().describe('From 1, as is the column'),
    column: z.number().int().optional(),
    inside: z.string().optional().describe('Name of the function around it, where one is found'),
    text: z
      .object({ from: z.number().int().describe('Number of the first line'), lines: z.array(z.string()) })
      .optional()
      .describe('The lines around it; missing for the packages of others'),
    unmapped: z.string().optional().describe('Why the source is not known'),
  })
  .meta({ id: 'SourceFrame' });

const iso = z.string().describe('ISO time, UTC');

/** One kind of failure of a release on a route, and where the release came from: an answer of the registry, printed by `hurt`. */
export const hurtErrorSchema = z
  .object({
    remote: z.string().describe('Its team owns the release'),
    release: z.string(),
    revision: z.string().optional().describe('Git revision of its sources'),
    publishedBy: z.string().optional().describe('Who published the release'),
    route: z.string(),
    kind: z.enum(failureKinds),
    failed: z.number().int().describe('Views with this failure'),
    views: z.number().int().describe('Views of this release on this route'),
    others: z
      .object({ failed: z.number().int(), views: z.number().int() })
      .optional()
      .describe('The same of all other releases of the remote in this time; missing where there were none'),
    first: iso.describe('Begin of the minute in which it was first seen in this time'),
    last: iso.describe('Begin of the minute in which it was last seen'),
    shownBy: z
      .object({ n: z.number().int(), at: iso, by: z.string(), how: z.enum(['live', 'canary']) })
      .optional()
      .describe('The entry that showed the release to visitors; missing when it was before the log’s memory'),
    stack: z
      .array(sourceFrameSchema)
      .optional()
      .describe(
        'Where the newest example was thrown, the innermost place first; browsers report it, so it may be forged',
      ),
    left: z.object({ n: z.number().int(), at: iso }).optional().describe('The entry that took it away again'),
  })
  .meta({ id: 'HurtError' });

export type SourceFrame = z.infer<typeof sourceFrameSchema>;
export type HurtError = z.infer<typeof hurtErrorSchema>;
