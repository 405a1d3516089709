import { z } from 'zod';
import { canaryVerdictSchema, coursePointSchema } from '../../signals/CanaryVerdict.ts';

const iso = z.string().describe('ISO time, UTC');
const percent = z.number().describe('Percent of all visitors');
const may = z.boolean().describe('Whether the caller’s role allows it');

const triedCanary = z
  .object({
    id: z.string(),
    remote: z.string(),
    release: z.string(),
    revision: z.string().optional().describe('Git revision of its sources'),
    live: z.string().describe('What it is compared with'),
    share: percent,
    steps: z.array(z.number()).describe('Percent of all visitors, rising; after 100 the release is live'),
    step: z.number().int().describe('Index into steps'),
    stepAt: iso,
    holdUntil: iso.describe('The guard goes on no earlier'),
    n: z.number().int().describe('The entry that began it'),
    at: iso,
    by: z.string(),
    reason: z.string().optional(),
    next: z.object({ how: z.enum(['step', 'promote']), share: percent }).describe('Where it goes on'),
    back: percent.optional().describe('The share before this one; missing at the first step'),
    verdict: canaryVerdictSchema.optional().describe('What the guard knows; missing until a shell has reported'),
    course: z.array(coursePointSchema).describe('How that grew, the oldest first'),
    isAbandoned: z.boolean().describe('The guard leaves the last step to a person, and it takes force'),
    mayGoOn: may,
    mayTakeBack: may,
  })
  .meta({ id: 'TriedCanary' });

const endedCanary = z
  .object({
    remote: z.string(),
    release: z.string(),
    how: z.enum(['stopped', 'promoted', 'replaced']),
    n: z.number().int().describe('The entry that ended it'),
    at: iso,
    by: z.string(),
    reason: z.string().optional(),
  })
  .meta({ id: 'LastCanary' });

const shadowRow = z
  .object({
    id: z.string(),
    releases: z.record(z.string(), z.string()).describe('Remote → the release that is rendered beside the live one'),
    n: z.number().int(),
    at: iso,
    until: iso,
    by: z.string(),
    reason: z.string().optional(),
    isOpen: z.boolean(),
    mayEnd: may,
  })
  .meta({ id: 'TriedShadow' });

const previewRow = z
  .object({
    id: z.string(),
    releases: z.record(z.string(), z.string()).describe('Remote → the release that is shown instead of the live one'),
    at: iso,
    until: iso,
    host: z.string().optional().describe('The only host that shows it'),
    by: z.string(),
    reason: z.string().optional(),
    mayEnd: may,
  })
  .meta({ id: 'OpenPreview' });

const candidate = z
  .object({
    remote: z.string(),
    release: z.string(),
    at: iso.describe('When it was published'),
    by: z.string().describe('Who published it, as they say'),
    revision: z.string().optional(),
    isAbandoned: z.boolean().describe('To show it takes force'),
    mayBeginCanary: may,
    mayTry: z.boolean().describe('Whether the caller’s role allows a shadow or a preview of it'),
  })
  .meta({ id: 'Candidate' });

export const trialsAnswer = z
  .object({
    canaries: z.array(triedCanary),
    ended: z.array(endedCanary).describe('The last canary of each remote that has none now, the newest first'),
    shadows: z.array(shadowRow).describe('Open ones, and those of the last day, the newest first'),
    previews: z.array(previewRow).describe('Open ones; their addresses are known only to those who opened them'),
    mayFreeze: may,
  })
  .meta({ id: 'TrialsAnswer' });

const proposal = z
  .object({
    id: z.string(),
    text: z
      .string()
      .describe('The entry as a sentence, as its author wrote it: signatures are checked when it is signed'),
    at: iso,
    until: iso.describe('It cannot be signed later'),
    signatures: z.number().int().describe('How many it has'),
    command: z.string().describe('How the second person signs it, with a key of their own'),
  })
  .meta({ id: 'Proposal' });

export const proposalsAnswer = z
  .object({
    proposals: z.array(proposal).describe('Entries that wait for another signature, and can still be written'),
  })
  .meta({ id: 'ProposalsAnswer' });

export type ProposalsAnswer = z.infer<typeof proposalsAnswer>;
export const candidatesAnswer = z
  .object({ candidates: z.array(candidate).describe('The newest releases of live remotes, without the live ones') })
  .meta({ id: 'CandidatesAnswer' });

export type Candidate = z.infer<typeof candidate>;
export type TrialsAnswer = z.infer<typeof trialsAnswer>;
