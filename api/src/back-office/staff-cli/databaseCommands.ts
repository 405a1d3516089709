import { resolve } from 'node:path';
import { BackupProblem } from '../../platform/backup/BackupProblem.ts';
import { FolderInUse } from '../../platform/database/folderLock.ts';
import { counted } from '@paw/rules/counted.ts';
import { CliProblem } from './CliProblem.ts';
import type { CommandShape } from './CommandShape.ts';

/** What they need of the database is loaded when they run, because other commands do not need it. */
export const databaseCommands: CommandShape[] = [
  {
    name: 'backup',
    arguments: '<folder>',
    summary: 'copy the embedded database into a new folder, while the store runs or is stopped',
    async runHere({ data, words: [folder = ''] }) {
      const { backUp } = await import('../../platform/backup/backUp.ts');
      const to = resolve(folder);
      const { consistentAt, files } = await refusing(() => backUp({ data, to }));
      const size = Object.values(files).reduce((sum, file) => sum + file.size, 0);
      const text = [
        `The database is in ${to}: ${counted(Object.keys(files).length, 'file')}, ${(size / 1e6).toFixed(1)} MB.`,
        `It has all that was saved before ${consistentAt}. Keep it on another machine.`,
      ];
      return { text: text.join('\n'), data: { folder: to, consistentAt, bytes: size } };
    },
  },
  {
    name: 'restore',
    arguments: '<folder>',
    summary: 'put a backup in the place of the embedded database, while the store is stopped',
    changes: true,
    async runHere({ data, words: [folder = ''], isDryRun }) {
      const { restore } = await import('../../platform/backup/restore.ts');
      const { newestMigration } = await import('../../platform/database/lastMigration.ts');
      const from = resolve(folder);
      const restored = await refusing(() => restore({ data, from, newest: newestMigration(), isDryRun }));
      const total = Object.values(restored.rows).reduce((sum, rows) => sum + rows, 0);
      const text = [
        `The database is that of ${restored.consistentAt}: ${counted(restored.rows.orders ?? 0, 'order')}, ${counted(total, 'row')} in all, each read.`,
        ...(restored.before ? [`The one that was there is now ${restored.before}. Delete it when you are sure.`] : []),
        'Start the store again.',
      ];
      return { text: text.join('\n'), data: restored };
    },
  },
  {
    name: 'move-to',
    arguments: '[url]',
    summary: 'copy the embedded database to PostgreSQL and compare each row; meanwhile the store takes no orders',
    options: [{ flags: '--cancel', description: 'let the embedded database take changes again' }],
    async runHere({ data, words: [url], options: { cancel = false } }) {
      const { cancelMove, moveTo } = await import('../../platform/move/moveTo.ts');
      if (cancel) {
        await refusing(() => cancelMove(data));
        return {
          text: 'The embedded database takes changes again. The copy stays where it is.',
          data: { canceled: true },
        };
      }
      if (!url || !/^postgres(ql)?:\/\//.test(url)) {
        const words = 'Name the new database: npm run shop -- move-to postgres://user:password@host/database.';
        throw new CliProblem('usage', words);
      }
      const rows = await refusing(() => moveTo({ data, to: url, note: (text) => console.error(`${text} …`) }));
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      const text = [
        `All ${counted(total, 'row')} of ${counted(Object.keys(rows).length, 'table')} are there and equal: ${counted(rows.orders ?? 0, 'order')} among them.`,
        'Now stop the store, set DATABASE_URL to the new database, and start it.',
        'The embedded database takes no more changes. To stay with it instead: npm run shop -- move-to --cancel.',
      ];
      return { text: text.join('\n'), data: { rows } };
    },
  },
];

/** A refusal in words becomes the command's. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    const isWords = error instanceof BackupProblem || error instanceof FolderInUse;
    throw isWords ? new CliProblem('refused', error.message) : error;
  });
}
