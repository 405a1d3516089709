import { z } from 'zod';

/** Kinds of harm that are judged apart: each has its own share of the accepted false alarms. */
export const harmGroups = ['errors', 'silence', 'hydration', 'speed'] as const;

const arm = z.object({
  visitors: z.number().describe('Visitors whose page is known to have worked or failed'),
  hurt: z.number().describe('Of them, those that were hurt at least once'),
});

/** What the guard knows of an open canary: an answer of the registry, printed by `canary status`. */
export const canaryVerdictSchema = z
  .object({
    id: z.string(),
    remote: z.string(),
    release: z.string(),
    share: z.number().describe('Share of all visitors that get it now, 0 to 1'),
    step: z.number().int().describe('Index into steps'),
    steps: z.array(z.number()).describe('Percent of all visitors, rising'),
    holdUntil: z.string().describe('The next step begins no earlier. ISO time, UTC'),
    apiNote: z.string().optional().describe('Why failures do not count now: the api is down'),
    groups: z.array(
      z.object({
        group: z.enum(harmGroups),
        canary: arm,
        live: arm,
        verdict: z.enum(['worse', 'no worse', 'not yet known']),
        evidence: z.number().describe('Grows with the evidence that the canary is worse; 1 is none'),
        evidenceLimit: z.number().optional().describe('From here on it is called worse'),
        noHarm: z.number().optional().describe('Grows with the evidence that it hurts no more than the live release'),
        noHarmLimit: z.number().optional().describe('From here on it is called no worse'),
        about: z.string().optional().describe('Of speed: the measures that are slower, or not yet known, in words'),
        missingVisitors: z
          .number()
          .optional()
          .describe('Visitors of the canary that it still takes to call it no worse'),
        missingMs: z.number().optional().describe('How long that takes at the present rate. ms'),
        text: z.string(),
      }),
    ),
    text: z.string().describe('All of it in one sentence or two'),
  })
  .meta({ id: 'CanaryVerdict' });

/** What was known at a moment: evidence as it grew. */
export const coursePointSchema = z
  .object({
    at: z.string().describe('ISO time, UTC'),
    share: z.number().describe('Share of all visitors that had it, 0 to 1'),
    groups: z.array(
      z.object({
        group: z.enum(harmGroups),
        canary: arm,
        live: arm,
        evidence: z.number(),
        noHarm: z.number(),
      }),
    ),
  })
  .meta({ id: 'CoursePoint' });

export type CoursePoint = z.infer<typeof coursePointSchema>;
export type CanaryVerdict = z.infer<typeof canaryVerdictSchema>;
