import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { startLimits } from '../../../platform/database/databaseLimits.ts';
import { type ApiProcess, startApi } from '../../../testing/apiProcess.ts';
import { startTestDatabase, type TestDatabase } from '../../../testing/testDatabase.ts';

const first = 'a-key-that-no-one-can-guess';
export const nextYear = new Date(Date.now() + 360 * 86_400_000).toISOString().slice(0, 10);

/** A shop whose staff type commands, opened and closed with the test file. Zoë may do everything. */
export function testCommands() {
  let files: TestDatabase;
  let api: ApiProcess;
  let database: Database;
  let folder: string;
  let personalKey = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'paw-staff-'));
    writeFileSync(join(folder, 'staff-key'), `${first}\n`, { mode: 0o600 });
    files = await startTestDatabase();
    const env = { DATABASE_URL: files.url, ...(files.embedded && { DATABASE_EMBEDDED: '1' }) };
    api = await startApi({ ...env, STAFF_BOOTSTRAP_KEY: first, MAIL_FOLDER: join(folder, 'mail') });
    database = openDatabase(files.url, { embedded: files.embedded, limits: startLimits });
    const given = await shop(['staff', 'add', 'Zoë', '--may', 'all', '--until', nextYear, '--json']);
    personalKey = JSON.parse(given.out).key;
  });
  afterAll(async () => {
    await database.close();
    await api.stop();
    await files.stop();
    rmSync(folder, { recursive: true });
  });

  /** The command as staff types it, on the machine where `npm start` runs. */
  function shop(
    args: string[],
    env: Record<string, string> = {},
  ): Promise<{ status: number; out: string; error: string }> {
    const all = { ...process.env, STAFF_URL: api.staff, PAW_DATA: folder, STAFF_KEY: personalKey, ...env };
    return new Promise((resolve) => {
      execFile(process.execPath, [join(__dirname, '../main.ts'), ...args], { env: all }, (problem, out, error) => {
        resolve({ status: Number(problem?.code ?? 0), out, error: error.trim() });
      });
    });
  }

  return {
    shop,
    get api() {
      return api;
    },
    get database() {
      return database;
    },
    get folder() {
      return folder;
    },
  };
}
