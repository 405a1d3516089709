import type { CommandShape } from './CommandShape.ts';
import { mostOption, readCount } from './optionValues.ts';
import { shopTable, shortTime } from './shopTable.ts';

interface Letters {
  letters: { id: number; kind: string; work: string | null; queuedAt: string; lastError: string | null }[];
}
interface Entries {
  entries: { at: string; who: string; action: string; subject: string; details: Record<string, unknown> }[];
}

export const recordCommands: CommandShape[] = [
  {
    name: 'outbox',
    summary: 'list failed emails and payment jobs; retry them',
    commands: [
      {
        name: 'retry',
        arguments: '<id...>',
        summary: 'try failed jobs again now',
        changes: true,
        async run({ client, words }) {
          for (const id of words) await client.post(`outbox/${readCount(id, 'id', 1)}/retry`);
          return { text: `Tried again now: ${words.join(', ')}.`, data: { retried: words.map(Number) } };
        },
      },
    ],
    async run({ client }) {
      const data = await client.get<Letters>('outbox');
      const rows = data.letters.map(({ id, kind, work, queuedAt, lastError }) => [
        id,
        kind,
        work ?? '',
        shortTime(queuedAt),
        lastError ?? '',
      ]);
      const text = rows.length ? shopTable(['id', 'kind', 'work', 'queued (UTC)', 'why'], rows) : 'No failed jobs.';
      return { text, data };
    },
  },
  {
    name: 'audit',
    arguments: '[subject]',
    summary: 'who did what, newest first: for an order, a SKU, "review 12"',
    options: [mostOption],
    async run({ client, words: [subject], options: { most } }) {
      const data = await client.get<Entries>('audit', { subject, most });
      const rows = data.entries.map(({ at, who, action, subject, details }) => [
        shortTime(at),
        who,
        action,
        subject,
        Object.keys(details).length ? JSON.stringify(details) : '',
      ]);
      const text = rows.length ? shopTable(['at (UTC)', 'who', 'did', 'with', 'details'], rows) : 'No entries yet.';
      return { text, data };
    },
  },
  {
    name: 'keys',
    summary: 'the keys that sign sessions',
    commands: [
      {
        name: 'rotate',
        summary: 'sign sessions with a new key; no one is logged out',
        changes: true,
        async run({ client }) {
          const data = await client.post<{ keys: number }>('keys/rotate');
          const others = data.keys - 1;
          const before = others === 1 ? 'the one before it verifies' : `the ${others} before it verify`;
          return {
            text: `There is a new key. It signs sessions in two minutes; ${before} until its sessions have ended. No one is logged out.`,
            data,
          };
        },
      },
    ],
  },
];
