import { counted } from '@paw/rules/counted.ts';
import { z } from 'zod';
import { type HurtError, hurtErrorSchema, type SourceFrame } from '../signals/HurtError.ts';
import { plainLine } from '../store/plainText.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { ReleaseCommand } from './releaseCommand.ts';
import { shortTime, textTable } from './textTable.ts';

const answerSchema = z.object({ from: z.string(), errors: z.array(hurtErrorSchema), moreErrors: z.number() });

const ranges = ['2h', 'day', 'week', 'month'];

/** Kinds of failure that visitors met, each with its release and who showed it; the registry knows what shells reported. */
export const hurt: ReleaseCommand = async ({ registry, env, args, options }) => {
  const [remote] = args;
  const { range = 'week' } = options;
  if (!ranges.includes(range)) {
    throw new ReleaseProblem(
      'usage',
      `"${range}" is no time to look back: write --range ${ranges.join(', --range ')}.`,
    );
  }
  if (!registry) {
    throw new ReleaseProblem(
      'usage',
      'What shells reported is known to the registry: add --registry <url>, or set PAW_REGISTRY.',
    );
  }
  const path = `/v1/environments/${encodeURIComponent(env)}/hurt?range=${range}`;
  const { from, errors, moreErrors } = answerSchema.parse(await registry.json(path));
  const shown = errors.filter((one) => !remote || one.remote === remote);
  const data = { env, from, errors: shown, moreErrors };
  if (!shown.length)
    return {
      text: `No failure${remote ? ` of ${remote}` : ''} was reported in "${env}" since ${shortTime(from)}.`,
      data,
    };
  const head = [
    'release',
    'route',
    'failure',
    'of views',
    'other releases',
    'first seen',
    'last seen',
    'shown by',
    'until',
  ];
  const more = moreErrors ? [`${counted(moreErrors, 'more kind')} of failure.`] : [];
  const stack = shown[0]?.stack?.map(placeOf) ?? [];
  const thrown = stack.length
    ? [`The first was thrown, for example, at:\n${stack.map((one) => `  ${one}`).join('\n')}`]
    : [];
  return { text: [textTable([head, ...shown.map(rowOf)]), ...more, ...thrown].join('\n'), data };
};

/** `src/product/ProductPage.tsx:12:7 in ProductPage`; for what has no source the place in the built file, and why. */
function placeOf({ place, file, line, column, inside, unmapped }: SourceFrame): string {
  if (!file) return plainLine(`${place}${unmapped ? ` (${unmapped})` : ''}`);
  return plainLine(`${file}:${line}:${column}${inside ? ` in ${inside}` : ''}`);
}

function rowOf({
  remote,
  release,
  route,
  kind,
  failed,
  views,
  others,
  first,
  last,
  shownBy,
  left,
}: HurtError): string[] {
  return [
    `${remote}@${release}`,
    route,
    kind,
    `${failed} of ${views}`,
    others ? `${others.failed} of ${others.views}` : '-',
    shortTime(first),
    shortTime(last),
    shownBy ? `entry ${shownBy.n} (${shortTime(shownBy.at)}) of ${shownBy.by}` : '-',
    left ? `entry ${left.n}` : '-',
  ];
}
