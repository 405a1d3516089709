import { setTimeout as pause } from 'node:timers/promises';
import { didYouMean } from '@paw/node/cli/nearestName.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { beginShadow, endShadow, listShadows } from './beginShadow.ts';
import type { ChangeAnswer } from './changeThroughRegistry.ts';
import { interruptible } from './interruptible.ts';
import type { CommandContext, CommandResult, ReleaseCommand } from './releaseCommand.ts';
import { reportShadow } from './reportShadow.ts';
import { requireOwnOptions } from './requireOwnOptions.ts';
import { describeBusy, headline, readShadowReport } from './shadowReport.ts';

/** How often the log is asked whether the shadow is over. ms */
const ASK_EVERY = 1_000;
const SAY_EVERY = 30_000;
/** For the last word of the shells, which write every ten seconds. ms */
const LAST_WORDS = 15_000;

const BEGIN = 'shadow <remote@release...>';
const forms = ['list', 'report', 'end'];
const owners = { for: [BEGIN], detach: [BEGIN], force: [BEGIN], reason: [BEGIN, 'shadow end'] };

/** `shadow <remote@release...>`, `shadow list`, `shadow report <id>`, `shadow end <id>`. */
export const shadow: ReleaseCommand = async (context) => {
  const [word = '', ...more] = context.args;
  const isForm = forms.includes(word);
  requireOwnOptions(isForm ? `shadow ${word}` : BEGIN, context.options, owners);
  if (!isForm && !word.includes('@')) {
    const list = forms.map((one) => `shadow ${one}`).join(', ');
    throw new ReleaseProblem(
      'usage',
      `"shadow ${word}" is no command.${didYouMean(word, forms)} Write ${BEGIN}, ${list}.`,
    );
  }
  if (!isForm) return renderShadow(context);
  if (word === 'list' && !more.length) return listShadows(context);
  if (word === 'list') throw new ReleaseProblem('usage', 'Too many arguments: write "npm run release -- shadow list".');
  if (more.length !== 1) {
    throw new ReleaseProblem('usage', `Name one shadow: write "npm run release -- shadow ${word} <id>".`);
  }
  return word === 'end' ? end(context, more[0] ?? '') : report(context, more[0] ?? '');
};

/** Begins it, waits for its end, and reports. Ctrl-C ends it early. */
async function renderShadow(context: CommandContext): Promise<CommandResult> {
  const begun = await begin(context);
  const { changed, id, until } = begun.data as { changed?: boolean; id?: string; until?: string };
  if (!changed || !id || !until) return begun;
  const { print, options, env } = context;
  if (options.detach) {
    return { ...begun, text: `${begun.text}\nIts report: npm run release -- shadow report ${id} --env ${env}` };
  }
  print(begun.text);
  await interruptible(async (signal) => {
    await untilOver(context, id, signal);
    if (signal.aborted) print((await end(context, id)).text);
  });
  return report(context, id);
}

function begin(context: CommandContext): Promise<CommandResult> {
  const { registry, args, options } = context;
  if (!registry) return beginShadow(context);
  const { reason, force, dryRun } = options;
  const body = { releases: args, for: options.for, reason, force, dryRun };
  return ask(context, '', { method: 'POST', body });
}

function end(context: CommandContext, id: string): Promise<CommandResult> {
  const { registry, options } = context;
  if (!registry) return endShadow({ ...context, args: [id] });
  const { reason, dryRun } = options;
  return ask(context, `/${encodeURIComponent(id)}`, { method: 'DELETE', body: { reason, dryRun } });
}

async function report(context: CommandContext, id: string): Promise<CommandResult> {
  await untilSaid(context, id);
  if (!context.registry) return reportShadow({ ...context, args: [id] });
  const path = `/${encodeURIComponent(id)}`;
  const answer = await ask(context, `${path}/report`, { method: 'POST', body: {} }).catch((error: unknown) => {
    // Who only reads gets the report, and it is not kept.
    if (error instanceof ReleaseProblem && error.code === 'refused') return ask(context, path, { method: 'GET' });
    throw error;
  });
  const { isGood } = answer.data as { isGood?: boolean };
  return { ...answer, ...(isGood === false && { exitCode: 1 }) };
}

async function ask(
  { registry, env, print }: CommandContext,
  path: string,
  { method, body }: { method: 'GET' | 'POST' | 'DELETE'; body?: object },
): Promise<CommandResult> {
  const set = body && Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const url = `/v1/environments/${encodeURIComponent(env)}/shadows${path}`;
  if (!registry) throw new Error('There is no registry to ask.');
  const { lines, text, data } = await registry.json<ChangeAnswer>(url, { method, ...(set && { body: set }) });
  for (const line of lines) print(line);
  return { text, data };
}

/** @param signal ends the wait early */
async function untilOver({ store, env, now, print }: CommandContext, id: string, signal: AbortSignal): Promise<void> {
  for (let said = Date.now(); !signal.aborted; ) {
    const found = await readShadowReport(store, env, id, now());
    if (!found.isOpen) return;
    if (Date.now() - said >= SAY_EVERY) {
      for (const line of [headline(found), ...describeBusy(found)]) print(line);
      said = Date.now();
    }
    await pause(ASK_EVERY, undefined, { signal }).catch(() => undefined);
  }
}

/** Until each shell that has said something of a shadow that is over has said its last word. */
async function untilSaid({ store, env, now }: CommandContext, id: string): Promise<void> {
  for (const end = Date.now() + LAST_WORDS; Date.now() < end; await pause(ASK_EVERY / 2)) {
    const { isOpen, shells } = await readShadowReport(store, env, id, now());
    if (isOpen || shells.every(({ state }) => state === 'over' || state === 'failed')) return;
  }
}
