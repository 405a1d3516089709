import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { z } from 'zod';
import type { Candidate } from '../plan/setChecks.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import type { RunningShell } from '../store/runningShells.ts';

const answerSchema = z.object({
  problems: z.array(z.object({ url: z.string(), words: z.string() })).optional(),
  error: z.string().optional(),
});

export interface Trial {
  root: string;
  /** The store's address. */
  store: string;
  /** Remote → release: the set to try. */
  live: Readonly<Record<string, string>>;
  candidates: readonly Candidate[];
  shells: readonly Pick<RunningShell, 'url'>[];
}

/**
 * Opens every example page of the candidates in a headless browser, on a separate shell that serves the new set. Data
 * and pictures come from a running shop.
 * @returns the number of pages
 * @throws ReleaseProblem that lists the failures; nothing was activated
 */
export async function tryInBrowser({ root, store, live, candidates, shells }: Trial): Promise<number> {
  const [shop] = shells;
  if (!shop) {
    throw new ReleaseProblem(
      'usage',
      '--browser needs the data of a running shop: start it, or run the command without --browser.',
    );
  }
  const urls = listExamples(candidates);
  const { problems = [], error } = await run(root, { store, live, urls, shop: shop.url });
  const labels = candidates.map(({ manifest }) => `${manifest.name}@${manifest.release}`).join(', ');
  const failed = error ? [error] : problems.map(({ url, words }) => `${url} ${words}.`);
  if (!failed.length) return urls.length;
  throw new ReleaseProblem('refused', [`${labels} failed in a browser; nothing was changed.`, ...failed].join('\n'));
}

/** Example URLs of all routes, and the home page, which shows slots of most remotes. */
export function listExamples(candidates: readonly Candidate[]): string[] {
  const routes = candidates.flatMap(({ manifest }) => manifest.routes);
  return [...new Set(['/', ...routes.flatMap(({ example, examples = [] }) => [example, ...examples])])];
}

async function run(root: string, input: object): Promise<z.infer<typeof answerSchema>> {
  const child = spawn(process.execPath, [join(root, 'tools/trial/main.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(input));
  try {
    return answerSchema.parse(await json(child.stdout));
  } catch (cause) {
    throw new ReleaseProblem('refused', 'The browser trial ended without a result. Nothing was changed.', {
      cause,
    });
  }
}
