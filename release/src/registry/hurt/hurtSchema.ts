import { z } from 'zod';
import { hurtErrorSchema } from '../../signals/HurtError.ts';
import { timelineEntry } from '../dashboard/timeline.ts';

const iso = z.string().describe('ISO time, UTC');
const counts = z.array(z.number()).describe('By part of the time, the first one at "from"');

const hurtRemote = z
  .object({
    remote: z.string(),
    views: counts,
    hurt: counts.describe('Visits that met a failure of this remote for the first time'),
    slow: counts.describe('Views whose main content took more than 2.5 s'),
    measured: counts.describe('Views of which it is known how long the main content took'),
  })
  .meta({ id: 'HurtRemote' });

/** Hours that are shown, and into what parts they are divided. ms */
export const ranges = {
  '2h': { hours: 2, part: 60_000 },
  day: { hours: 24, part: 5 * 60_000 },
  week: { hours: 7 * 24, part: 30 * 60_000 },
  month: { hours: 30 * 24, part: 2 * 3_600_000 },
} as const;

export type Range = keyof typeof ranges;

export const hurtAnswer = z
  .object({
    from: iso,
    part: z.number().int().describe('Length of each part. ms'),
    parts: z.number().int(),
    remotes: z.array(hurtRemote),
    entries: counts.describe('Shoppers who came from elsewhere'),
    silent: counts.describe('Of them, those of whose page nothing was heard: a white page tells of no error'),
    apiDown: counts.describe('How long the api did not answer, of all shells together. ms'),
    changes: z.array(timelineEntry).describe('What changed for visitors in this time, the oldest first'),
    errors: z
      .array(hurtErrorSchema)
      .describe('Kinds of failure; first those that are most above what other releases had'),
    moreErrors: z.number().int().describe('Kinds of failure that are not listed'),
  })
  .meta({ id: 'HurtAnswer' });

export type HurtAnswer = z.infer<typeof hurtAnswer>;
