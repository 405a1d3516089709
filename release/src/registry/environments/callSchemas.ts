/** What calls about environments have in common, for their validation and the OpenAPI document. */
import { z } from 'zod';
import { isPlainText } from '../../store/plainText.ts';
import { registryProblem } from '../RegistryProblem.ts';

export const envParams = z.object({ env: z.string().max(40) });

export const reference = z.string().min(1).max(80);

/** Of every call that writes to the log. */
export const written = {
  reason: z
    .string()
    .max(1_000)
    .refine(isPlainText, 'no control characters')
    .optional()
    .describe('Why; the log shows it'),
  dryRun: z.boolean().default(false).describe('Say what would happen, and change nothing'),
};

export const offline = z
  .boolean()
  .default(false)
  .describe('Write it although no shell runs: it goes live when one starts');

/** A command may have started so long before its call came in, at most. ms */
const OLDEST_START = 60_000;

export const startedMsAgo = z
  .number()
  .int()
  .min(0)
  .max(OLDEST_START)
  .default(0)
  .describe('How long ago the person asked: what was written since, they cannot have seen');

export const decisions = {
  force: z.boolean().default(false).describe('Take an abandoned release all the same; needs a reason'),
  allowLoss: z.boolean().default(false).describe('The shop may lose a page of the specification'),
};

export const readProblems = { 400: registryProblem, 401: registryProblem, 403: registryProblem, 404: registryProblem };
/** Of calls whose change may be refused. */
export const changeProblems = { ...readProblems, 409: registryProblem };
/** Of calls that wait for shells. */
export const liveProblems = { ...changeProblems, 503: registryProblem, 504: registryProblem };
