import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What a database answers while it starts: nothing listens yet, or "the database system is starting up". */
const notYet = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03']);

/** Resolves when the database answers; throws at once when it refuses us, or after `seconds` of silence. */
export async function waitForDatabase(url: string, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, query_timeout: 3000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      const starting = code ? notYet.has(code) : /timeout|terminated/.test(message);
      const refusal = `The database refused the connection: ${message}. Check DATABASE_URL.`;
      if (!starting) throw new Error(refusal, { cause: error });
      const silence = `No database answered within ${seconds} s. Start it, or check DATABASE_URL.`;
      if (Date.now() > end) throw new Error(silence, { cause: error });
    } finally {
      await client.end().catch(() => {});
    }
    await pause(250);
  }
}
