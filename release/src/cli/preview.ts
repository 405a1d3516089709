import { randomBytes } from 'node:crypto';
import { planEndOfPreview, planPreview } from '../plan/planPreview.ts';
import { parseReference, rejectDuplicates } from '../plan/releaseReference.ts';
import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import { hashSecret, listOpenPreviews, LONGEST_PREVIEW } from '../store/previews.ts';
import { ReleaseProblem } from '../store/releaseProblem.ts';
import { listRunningShells } from '../store/runningShells.ts';
import { appendPlanned } from './appendPlanned.ts';
import { readCandidate } from './readCurrentSet.ts';
import { readEnd } from './readDuration.ts';
import type { CommandContext, ReleaseCommand } from './releaseCommand.ts';
import { listChanges } from './reportChange.ts';
import { shortTime, textTable } from './textTable.ts';
import { waitUntilRead } from './waitUntilRead.ts';
import { reportProposal } from './writeOrPropose.ts';

const USUAL = '2h';

/** Opens a preview and prints its address, which nobody can look up afterwards. */
export const preview: ReleaseCommand = async (context) => {
  const { store, env, by, now, args, options } = context;
  const references = args.map(parseReference);
  rejectDuplicates(references);
  const at = now();
  const until = readEnd(options.for ?? USUAL, at, LONGEST_PREVIEW);
  const shop = await findShop(context);
  const read = await Promise.all(references.map((reference) => readCandidate(store, reference)));
  const candidates = Object.fromEntries(read.map((one) => [one.manifest.name, one]));
  const secret = randomBytes(32).toString('base64url');
  const intent = { id: randomBytes(4).toString('hex'), hash: hashSecret(secret), until };
  // An address that the user gives is the one that shows it; a shell's own may have several names.
  const host = options.shop ? new URL(shop).host : undefined;
  const { reason, force } = options;
  const change = await appendPlanned(context, ({ log, live }) =>
    planPreview(log, live, { ...intent, host, by: by(), at, candidates, reason, force }),
  );
  const notes = change.notes.map((note) => `Note: ${note}`);
  if (change.kind === 'nothing') {
    return { text: [...change.notes, 'Nothing to do.'].join('\n'), data: { changed: false, notes: change.notes } };
  }
  const overrides = change.entry.preview?.overrides ?? {};
  const what = `${listChanges(overrides)} in "${env}", until ${until}`;
  if (change.kind === 'planned') {
    const text = [...notes, `A preview of ${what}, would be open. Nothing was changed (--dry-run).`].join('\n');
    return { text, data: { changed: false, dryRun: true, overrides, until, notes: change.notes } };
  }
  const url = new URL(`/preview/${secret}`, shop).href;
  if (change.kind === 'proposed') {
    const { text, data } = reportProposal(context, change);
    const address = `Once it is signed, anyone with this address sees it; it is shown only now: ${url}`;
    return { text: [...notes, text, address].join('\n'), data: { ...data, id: intent.id, url, until, overrides } };
  }
  const lines = [
    `Preview ${intent.id} shows ${what} (entry ${change.entry.n}).`,
    ...(await waitUntilRead(context, change.entry)),
    `Anyone with this address sees it; it is shown only now: ${url}`,
  ];
  const { n } = change.entry;
  const data = { changed: true, n, id: intent.id, url, until, overrides, ...(host && { host }), notes: change.notes };
  return { text: [...notes, ...lines].join('\n'), data };
};

export const previews: ReleaseCommand = async ({ store, env, now }) => {
  const open = listOpenPreviews(foldLog(await readLog(store, env)), Date.parse(now()));
  const rows = open.map(({ id, overrides, until, by, host, reason }) => [
    id,
    listChanges(overrides),
    shortTime(until),
    by,
    [host, reason].filter(Boolean).join(' ') || '-',
  ]);
  const text = open.length
    ? textTable([['preview', 'shows', 'until', 'by', 'only on, and why'], ...rows])
    : `No preview is open in "${env}".`;
  return { text, data: { env, previews: open.map(({ hash: _, ...one }) => one) } };
};

export const endPreview: ReleaseCommand = async (context) => {
  const { by, now, args, options } = context;
  const [id = ''] = args;
  const change = await appendPlanned(context, ({ log }) =>
    planEndOfPreview(log, id, { by: by(), at: now(), reason: options.reason }),
  );
  if (change.kind === 'nothing') {
    return { text: [...change.notes, 'Nothing to do.'].join('\n'), data: { changed: false, notes: change.notes } };
  }
  if (change.kind === 'planned') {
    return {
      text: `Preview ${id} would end. Nothing was changed (--dry-run).`,
      data: { changed: false, dryRun: true },
    };
  }
  if (change.kind === 'proposed') return reportProposal(context, change);
  const lines = [`Preview ${id} is ended (entry ${change.entry.n}).`, ...(await waitUntilRead(context, change.entry))];
  return { text: lines.join('\n'), data: { changed: true, n: change.entry.n, id } };
};

/** The address that shows previews: the one that the user gives, else that of a running shell. */
export async function findShop({ store, env, options }: CommandContext): Promise<string> {
  if (options.shop) {
    if (URL.canParse(options.shop) && /^https?:/.test(options.shop)) return options.shop;
    throw new ReleaseProblem('usage', `"${options.shop}" is no address of a shop: write --shop https://shop.example.`);
  }
  const [shell] = await listRunningShells(store, env);
  if (shell) return shell.origin ?? shell.url;
  throw new ReleaseProblem(
    'no_shell',
    `No shell is running in "${env}" of ${store.address}, so nothing would show the preview. Start the shop, choose another store with --store or environment with --env, or name the shop with --shop https://shop.example.`,
  );
}
