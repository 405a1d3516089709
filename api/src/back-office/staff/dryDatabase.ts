import type { Database } from '../../platform/database/database.ts';

class Undo extends Error {}

/**
 * The same database, but each transaction is undone once its result is known: the checks and the answer are those of
 * the real action, and nothing is changed. What a caller reads after the transaction is the state before it.
 */
export function dryDatabase(database: Database): Database {
  return {
    ...database,
    async transaction<Result>(work: Parameters<typeof database.transaction<Result>>[0]): Promise<Result> {
      let done: { result: Result } | undefined;
      try {
        await database.transaction(async (tx) => {
          done = { result: await work(tx) };
          throw new Undo();
        });
      } catch (error) {
        if (!(error instanceof Undo)) throw error;
      }
      return (done as { result: Result }).result;
    },
  };
}
