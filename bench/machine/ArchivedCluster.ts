import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findServer, serverUser } from '../../tools/test/findPostgres.mjs';

const run = promisify(execFile);

/** Whether PostgreSQL and pgBackRest are installed here. */
export function canArchive(): boolean {
  try {
    execFileSync('pgbackrest', ['version'], { stdio: 'ignore' });
    return findServer(process.env) !== undefined;
  } catch {
    return false;
  }
}

/** A PostgreSQL with pgBackRest, set up as docs/runbooks/backups.md says. */
export class ArchivedCluster {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'paw-archived-'));
  readonly #bin = findServer(process.env) ?? '';
  readonly #user = serverUser();

  private constructor() {
    this.url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(this.#folder)}`;
  }

  static async start(): Promise<ArchivedCluster> {
    const cluster = new ArchivedCluster();
    await cluster.#make();
    await cluster.open();
    await cluster.backRest('stanza-create');
    return cluster;
  }

  async open(): Promise<void> {
    await this.#asUser(join(this.#bin, 'pg_ctl'), ['-D', this.#data, '-w', '-l', join(this.#folder, 'log'), 'start']);
  }

  async close(): Promise<void> {
    await this.#asUser(join(this.#bin, 'pg_ctl'), ['-D', this.#data, '-w', '-m', 'fast', 'stop']);
  }

  /** @param args the command and its options */
  async backRest(...args: string[]): Promise<void> {
    await this.#asUser('pgbackrest', [`--config=${this.#settings}`, '--stanza=shop', ...args]);
  }

  async remove(): Promise<void> {
    await this.close().catch(() => undefined);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #settings(): string {
    return join(this.#folder, 'pgbackrest.conf');
  }

  async #make(): Promise<void> {
    chmodSync(this.#folder, 0o700);
    for (const name of ['repository', 'logs', 'spool']) mkdirSync(join(this.#folder, name));
    const settings = [
      '[global]',
      `repo1-path=${join(this.#folder, 'repository')}`,
      `log-path=${join(this.#folder, 'logs')}`,
      `spool-path=${join(this.#folder, 'spool')}`,
      `lock-path=${join(this.#folder, 'spool')}`,
      'start-fast=y',
      '[shop]',
      `pg1-path=${this.#data}`,
      `pg1-socket-path=${this.#folder}`,
      'pg1-user=postgres',
    ];
    writeFileSync(this.#settings, `${settings.join('\n')}\n`);
    for (const name of ['.', 'repository', 'logs', 'spool', 'pgbackrest.conf']) this.#give(join(this.#folder, name));
    const init = ['-D', this.#data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'];
    await this.#asUser(join(this.#bin, 'initdb'), init);
    const archive = `pgbackrest --config=${this.#settings} --stanza=shop archive-push %p`;
    const own = [
      "listen_addresses = ''",
      `unix_socket_directories = '${this.#folder}'`,
      'wal_level = replica',
      'archive_mode = on',
      'archive_timeout = 60',
      `archive_command = '${archive}'`,
    ];
    writeFileSync(join(this.#data, 'postgresql.auto.conf'), `${own.join('\n')}\n`);
  }

  #give(path: string): void {
    if (this.#user.uid !== undefined && existsSync(path)) chownSync(path, this.#user.uid, this.#user.gid ?? -1);
  }

  async #asUser(command: string, args: string[]): Promise<void> {
    try {
      await run(command, args, { ...this.#user, cwd: this.#folder });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
    }
  }
}
