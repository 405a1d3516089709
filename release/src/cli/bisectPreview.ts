/** The preview of one step of `bisect`: opened, asked for once, and ended. */
import { type BisectPoint, keyOf, withoutShell } from '../plan/bisectSets.ts';
import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { changeThroughRegistry } from './changeThroughRegistry.ts';
import { endPreview, findShop, preview } from './preview.ts';
import type { CommandContext, CommandOptions, CommandResult } from './releaseCommand.ts';

export interface OpenPreview {
  url: string;
  /** `name=value`, for a program that asks for pages; undefined without a preview, or when the shop cannot be asked from here. */
  cookie?: string;
  end: () => Promise<void>;
}

/** Refusals that are about the releases of one set. Everything else would be the same for each set. */
const OF_THE_SET = ['refused', 'unknown', 'damaged', 'shell_refused'];
/** A shell starts a renderer for it. ms */
const START_LIMIT = 60_000;

/** Opens what shows these releases. @returns the reason where nothing can */
export async function openPreview(
  context: CommandContext,
  { releases, key }: BisectPoint,
  reason: string,
): Promise<OpenPreview | { skip: string }> {
  const { store, env, options } = context;
  const live = withoutShell(foldLog(await readLog(store, env)).live);
  const extra = Object.keys(live).filter((remote) => !releases[remote]);
  if (extra.length) return { skip: `${extra.join(', ')} was not live yet, and a preview cannot take a remote out.` };
  if (keyOf(live) === key) return { url: await findShop(context), end: async () => undefined };
  const args = Object.entries(releases).flatMap(([name, id]) => (live[name] === id ? [] : [`${name}@${id}`]));
  // A release that was abandoned is shown by force: that it is bad is what is looked for.
  const own: CommandOptions = { env, reason, force: true, for: options.for, shop: options.shop, store: options.store };
  let opened: CommandResult;
  try {
    opened = await change(context, 'preview', args, own);
  } catch (error) {
    if (error instanceof ReleaseProblem && OF_THE_SET.includes(error.code)) return { skip: oneLine(error.message) };
    throw error;
  }
  const { id = '', url = '', proposal } = opened.data as { id?: string; url?: string; proposal?: string };
  if (proposal) {
    throw new ReleaseProblem(
      'refused',
      `In "${env}" it takes two keys to open a preview, so bisect cannot open one for each step. Use an environment with the same releases that needs one key.`,
    );
  }
  const end = async () => {
    await change(context, 'end-preview', [id], { env, reason, store: options.store });
  };
  const started = await startPreview(url);
  if (!('skip' in started)) return { url, end, ...started };
  await end();
  return started;
}

async function change(
  context: CommandContext,
  command: 'preview' | 'end-preview',
  args: string[],
  options: CommandOptions,
): Promise<CommandResult> {
  const own = { ...context, args, options };
  if (context.registry) return changeThroughRegistry(context.registry, command, own);
  return command === 'preview' ? preview(own) : endPreview(own);
}

/** Asks for a page, so that the person or program who judges does not wait for the start, nor takes it for the fault. */
async function startPreview(url: string): Promise<{ cookie?: string } | { skip: string }> {
  const signal = AbortSignal.timeout(START_LIMIT);
  try {
    const begun = await fetch(url, { redirect: 'manual', signal });
    const cookie = begun.headers.getSetCookie()[0]?.split(';')[0];
    if (!cookie) return {};
    const page = await fetch(new URL('/', url), { headers: { cookie }, signal });
    const failed = /did not start: ([^<]*?)( The live store is not affected\.)?</.exec(await page.text());
    return page.status === 500 && failed ? { skip: `its preview does not start: ${failed[1]}` } : { cookie };
  } catch {
    // The browser of the person who judges may reach the shop where this command does not.
    return {};
  }
}

const oneLine = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^(Refused; |Note: )/.test(line))
    .join(' ');
