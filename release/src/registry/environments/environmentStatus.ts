/** The state of an environment as `release status --json` prints it, for the OpenAPI document. */
import { z } from 'zod';
import { evidenceItemSchema } from '../../store/logEntry.ts';
import { verdictSchema } from '../../store/verdicts.ts';

const iso = z.string().describe('ISO time, UTC');
const auth = z.object({ kind: z.string(), id: z.string(), role: z.string().optional() });
const damage = z.array(z.object({ path: z.string(), problem: z.enum(['missing', 'damaged']) }));

export const openTabs = z
  .object({
    remote: z.string(),
    release: z.string(),
    inView: z.number().int().describe('Visible tabs that run it'),
    asked: z.number().int().describe('Requests of the last five minutes from tabs without a connection'),
    mark: z.enum(['live', 'older', 'taken back', 'recalled']),
  })
  .meta({ id: 'OpenTabs' });

const remoteStatus = z
  .object({
    remote: z.string(),
    live: z.string().optional().describe('Missing where none is live'),
    since: iso.optional(),
    by: z.string().optional(),
    auth: auth.optional().describe('What proved who it was'),
    byIsClaimed: z.boolean().describe('Nothing proved who it was'),
    previous: z.string().optional().describe('Where a rollback goes'),
    state: z.string().describe('In words'),
    damage,
    previousDamage: damage,
    lostFacts: z.array(z.string()).describe('What the live release says less of its pages than the one that was left'),
    lostByRollback: z.array(z.string()).describe('What the previous release says less of its pages'),
  })
  .meta({ id: 'RemoteStatus' });

const canaryStatus = z
  .object({
    id: z.string(),
    remote: z.string(),
    release: z.string(),
    steps: z.array(z.number()).readonly().describe('Percent of all visitors, rising'),
    hold: z.number().describe('How long each step is held at least. ms'),
    step: z.number().int().describe('Index into the steps'),
    stepAt: iso,
    n: z.number().int().describe('The entry that began it'),
    by: z.string(),
    at: iso,
    reason: z.string().optional(),
    auth: auth.optional(),
  })
  .meta({ id: 'OpenCanary' });

const endedCanary = z
  .object({
    ...canaryStatus.shape,
    ended: z.object({
      how: z.enum(['stopped', 'promoted', 'replaced']),
      n: z.number().int().describe('The entry that ended it'),
      by: z.string(),
      at: iso,
      reason: z.string().optional(),
      auth: auth.optional(),
    }),
  })
  .meta({ id: 'EndedCanary' });

const shellStatus = z
  .object({
    instance: z.string(),
    url: z.string(),
    origin: z.string().optional(),
    pid: z.number().int(),
    host: z.string(),
    since: iso,
    n: z.number().int().optional().describe('The last entry that it has read and verified'),
    setId: z.string().optional().describe('The set that its visitors get'),
    stale: z.string().optional().describe('Why it takes no forward change now'),
    verdict: verdictSchema
      .extend({ n: z.number().int() })
      .optional()
      .describe('What it made of the last entry that it answered'),
  })
  .meta({ id: 'ShellStatus' });

export const environmentStatus = z
  .object({
    env: z.string(),
    n: z.number().int().describe('Number of the last entry of the log'),
    setId: z.string(),
    remotes: z.array(remoteStatus),
    canaries: z.array(canaryStatus),
    endedByGuard: z.array(endedCanary).describe('Canaries that the guard stopped, until their remote changes'),
    evidence: z.array(evidenceItemSchema).describe('What was shown of the set before it went live'),
    shells: z.array(shellStatus),
    tabs: z.array(openTabs),
    silent: z.array(z.string()).describe('Instances of shells that do not say what their tabs run'),
  })
  .meta({ id: 'EnvironmentStatus' });
