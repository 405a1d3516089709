import { z } from 'zod';
import { failureKinds } from './SignalReport.ts';

const iso = z.string().describe('ISO time, UTC');

/** One kind of failure of a release on a route, and where the release came from: an answer of the registry, printed by `hurt`. */
export const hurtErrorSchema = z
  .object({
    remote: z.string().describe('Its team owns the release'),
    release: z.string(),
    revision: z.string().optional().describe('Git revision of its sources'),
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
    left: z.object({ n: z.number().int(), at: iso }).optional().describe('The entry that took it away again'),
  })
  .meta({ id: 'HurtError' });

export type HurtError = z.infer<typeof hurtErrorSchema>;
