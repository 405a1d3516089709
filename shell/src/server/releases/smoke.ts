import type { WarmSet } from './WarmSet.ts';

/**
 * Renders pages with a set that is not live yet. Ignores pages that also fail with the previous set, and those that wait
 * for an api that is down.
 * @param atATime number of pages at once: few, because each has the renderers' deadline even on a busy machine
 * @returns a description of each failure; empty when the set may go live
 * @throws the signal's reason when it is aborted
 */
export async function smoke(
  candidate: WarmSet,
  before: WarmSet | undefined,
  urls: readonly string[],
  apiIsUp: () => Promise<boolean>,
  signal?: AbortSignal,
  atATime = 3,
): Promise<string[]> {
  const found: string[] = [];
  const left = [...urls];
  const tryOne = async (url: string) => {
    const problem = await tryPage(candidate, url);
    if (!problem) return;
    if (problem.status === 503 && !(await apiIsUp())) return;
    if (before && (await tryPage(before, url))) return;
    found.push(`${url} ${problem.text}`);
  };
  const tryOn = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      signal?.throwIfAborted();
      await tryOne(url);
    }
  };
  await Promise.all(Array.from({ length: atATime }, tryOn));
  return found;
}

/**
 * The example URLs of every route, as visitors get them: without undeclared query names. All routes, because a changed
 * remote also renders in other remotes' pages through its slots.
 */
export function smokeUrls({ releases, pageUrlOf }: WarmSet): string[] {
  const routes = releases.flatMap(({ manifest }) => manifest.routes);
  const urls = routes.flatMap(({ example, examples = [] }) => [example, ...examples].map(pageUrlOf));
  return [...new Set(urls)];
}

async function tryPage({ pool }: WarmSet, url: string): Promise<{ status: number; text: string } | undefined> {
  try {
    const { status, degraded, errors } = await pool.render(url, 'smoke');
    if (status < 400 && !degraded) return undefined;
    const why = errors[0]?.split('\n', 1)[0];
    return { status, text: `answers ${status}${why ? ` (${why})` : ''}` };
  } catch (error) {
    return { status: 500, text: `does not render (${error instanceof Error ? error.message : String(error)})` };
  }
}
