import { z } from 'zod';
import { checkEnvironment } from '../../cli/openExistingStore.ts';
import { plainLine } from '../../store/plainText.ts';
import { checkedEnv } from '../../store/storeKeys.ts';
import type { App } from '../bareRegistry.ts';
import { compressAnswer } from '../compressAnswer.ts';
import { Revisions } from '../dashboard/Revisions.ts';
import { readTimeline } from '../dashboard/timeline.ts';
import { envParams, readProblems } from '../environments/callSchemas.ts';
import type { EnvironmentParts } from '../environments/EnvironmentParts.ts';
import { findShowing } from './findShowing.ts';
import { hurtAnswer, type Range, ranges } from './hurtSchema.ts';
import { KeptHours } from './KeptHours.ts';
import { MappedFrames } from './MappedFrames.ts';
import { beginOf, plotOf } from './plotOf.ts';
import { rankErrors } from './rankErrors.ts';

const MOST_ERRORS = 40;
const MOST_CHANGES = 400;
const MOST_ENTRIES = 2_000;
/** Entries that change what visitors get. */
const forVisitors = ['activate', 'rollback', 'deactivate', 'refuse', 'canary', 'step-canary', 'end-canary'];

/** Who was hurt when, beside what changed: counts that shells reported, for people. */
export function hurtRoutes(app: App, { access, store, heads }: EnvironmentParts): void {
  const kept = new KeptHours(store);
  const mapped = new MappedFrames(store);
  const revisions = new Revisions(store);
  const revisionOf = (remote: string, release: string) => revisions.of(remote, release);

  app.get(
    '/v1/environments/:env/hurt',
    {
      onSend: compressAnswer,
      schema: {
        operationId: 'getHurt',
        summary: 'Hurt and slow visits of each remote over time, with what changed and the kinds of failures',
        params: envParams,
        querystring: z.object({ range: z.enum(Object.keys(ranges) as [Range, ...Range[]]).default('week') }),
        response: { 200: hurtAnswer, ...readProblems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const env = checkedEnv(request.params.env);
      await checkEnvironment(store, env);
      const { range } = request.query;
      const now = Date.now();
      const from = beginOf(range, now);
      const [hours, { entries, log }] = await Promise.all([kept.read(env, from), heads.readFolded(env)]);
      const ranked = rankErrors(hours.map(({ sum }) => sum));
      const errors = await Promise.all(
        ranked.slice(0, MOST_ERRORS).map(async ({ frames, ...one }) => {
          const stack = frames && (await mapped.read(frames));
          const { remote, release } = one;
          const [revision, publisher] = await Promise.all([
            revisionOf(remote, release),
            revisions.publisherOf(remote, release),
          ]);
          const origin = {
            ...(revision && { revision: plainLine(revision) }),
            ...(publisher && { publishedBy: plainLine(publisher) }),
          };
          return { ...one, ...findShowing(entries, one), ...origin, ...(stack && { stack }) };
        }),
      );
      // Most entries may be starts of shells.
      const limit = Math.min(entries.filter(({ at }) => Date.parse(at) >= from).length, MOST_ENTRIES);
      const wanted = { before: Number.POSITIVE_INFINITY, limit };
      const timeline = limit ? await readTimeline(entries, log, wanted, revisionOf) : { entries: [] };
      const changes = timeline.entries.filter(({ action }) => forVisitors.includes(action));
      return {
        ...plotOf(range, from, now, hours),
        changes: changes.slice(0, MOST_CHANGES).toReversed(),
        errors,
        moreErrors: Math.max(0, ranked.length - MOST_ERRORS),
      };
    },
  );
}
