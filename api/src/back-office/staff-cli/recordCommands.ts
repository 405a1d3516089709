import { CliProblem } from './CliProblem.ts';
import type { ShopCommand } from './ShopCommand.ts';
import { readCount } from './shopLine.ts';
import { shopTable, shortTime } from './shopTable.ts';

interface Letters {
  letters: { id: number; kind: string; work: string | null; queuedAt: string; lastError: string | null }[];
}
interface Entries {
  entries: { at: string; who: string; action: string; subject: string; details: Record<string, unknown> }[];
}

export const outbox: ShopCommand = async (client, { words: [action, ...ids] }) => {
  if (action === undefined) {
    const data = await client.get<Letters>('outbox');
    const rows = data.letters.map(({ id, kind, work, queuedAt, lastError }) => [
      id,
      kind,
      work ?? '',
      shortTime(queuedAt),
      lastError ?? '',
    ]);
    return {
      text: rows.length ? shopTable(['id', 'kind', 'work', 'queued (UTC)', 'why'], rows) : 'No failed jobs.',
      data,
    };
  }
  if (action !== 'retry' || !ids.length) throw new CliProblem('usage', 'Write "npm run shop -- outbox retry <id>".');
  for (const id of ids) await client.post(`outbox/${readCount(id, 'id', 1)}/retry`);
  return { text: `Tried again now: ${ids.join(', ')}.`, data: { retried: ids.map(Number) } };
};

export const audit: ShopCommand = async (client, { words: [subject], options: { most } }) => {
  const data = await client.get<Entries>('audit', { subject, most: readCount(most, '--most', 1) });
  const rows = data.entries.map(({ at, who, action, subject, details }) => [
    shortTime(at),
    who,
    action,
    subject,
    Object.keys(details).length ? JSON.stringify(details) : '',
  ]);
  return {
    text: rows.length ? shopTable(['at (UTC)', 'who', 'did', 'with', 'details'], rows) : 'No entries yet.',
    data,
  };
};
