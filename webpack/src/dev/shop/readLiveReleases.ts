import { LIVE_PATH, type LiveReleases, liveReleasesSchema } from '@paw/contract/sharedReleases.ts';
import { CommandProblem } from './CommandProblem.ts';

/** A shop that is busy answers later; one that is away at once. ms */
const LIMIT = 10_000;

/**
 * Which releases the shop serves now.
 * @throws CommandProblem that names the fix when it does not answer, or does not share them
 */
export async function readLiveReleases(shop: string): Promise<LiveReleases> {
  const response = await ask(shop);
  const text = await response.text();
  if (response.status === 503) throw new CommandProblem(`The shop at ${shop} is not open yet: ${text.trim()}`);
  const found = response.ok ? liveReleasesSchema.safeParse(parse(text)).data : undefined;
  if (found) return found;
  throw new CommandProblem(
    `The shop at ${shop} does not share its releases (it answered ${LIVE_PATH} with ${response.status}). A shop shares them with its own machine while it has no SITE_ORIGIN; for any other, its operator sets SHARE_RELEASES=yes and starts it again. It must be named localhost or 127.0.0.1 here.`,
  );
}

async function ask(shop: string): Promise<Response> {
  try {
    return await fetch(shop + LIVE_PATH, { signal: AbortSignal.timeout(LIMIT), redirect: 'manual' });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
    const why = cause?.code ?? cause?.message ?? message;
    throw new CommandProblem(`The shop at ${shop} cannot be reached (${why}): start it, or name another with --shop.`);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
