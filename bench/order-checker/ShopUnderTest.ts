import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout, plainEnvironment } from '../machine/environments.ts';

export type Victim = 'api' | 'database' | 'both';

interface Settings {
  /** In place of `api/`. */
  apiFolder: string;
  /** The embedded database's; it is not used with `databaseUrl`. */
  dataFolder: string;
  /** The URL of a PostgreSQL that the checker does not kill. */
  databaseUrl?: string | undefined;
  /** Of the api: what it calls, and its secrets. */
  env: Record<string, string>;
}

/** The api's process, and the embedded database's, as a shop has them; either may be killed at any moment. */
export class ShopUnderTest {
  readonly isEmbedded: boolean;
  readonly #settings: Settings;
  #api: ChildProcess | undefined;
  #database: ChildProcess | undefined;
  #port = 0;
  #staffPort = 0;
  #databaseUrl = '';
  /** Kills and starts come one after the other. */
  #work: Promise<void> = Promise.resolve();
  kills = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.isEmbedded = !settings.databaseUrl;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Of staff and monitoring. */
  get staffUrl(): string {
    return `http://127.0.0.1:${this.#staffPort}`;
  }

  get databaseUrl(): string {
    return this.#databaseUrl;
  }

  async start(): Promise<void> {
    // The same at each start: a browser's cookie belongs to the port.
    this.#port = await findFreePort();
    this.#staffPort = await findFreePort();
    await this.#startDatabase();
    await this.startApi();
  }

  /** Resolves when everything that was killed is back. */
  whenUp(): Promise<void> {
    return this.#work;
  }

  /** Kills the process with -9 after a number of ms, and starts it again. */
  kill(victim: Victim, delay: number): void {
    this.#work = this.#killAfter(this.#work, victim, delay);
  }

  async #killAfter(before: Promise<void>, victim: Victim, delay: number): Promise<void> {
    await before;
    await pause(delay);
    const killed = [victim === 'api' ? undefined : this.#database, victim === 'database' ? undefined : this.#api];
    await Promise.all(killed.map((child) => end(child, 'SIGKILL')));
    this.kills += 1;
    if (victim !== 'api') await this.#startDatabase();
    if (victim !== 'database') await this.startApi();
  }

  async startApi(): Promise<void> {
    const { apiFolder, env } = this.#settings;
    const { child } = await startProcess(join(apiFolder, 'src/server.ts'), {
      ...env,
      PORT: String(this.#port),
      STAFF_PORT: String(this.#staffPort),
      DATABASE_URL: this.#databaseUrl,
      DATABASE_EMBEDDED: this.isEmbedded ? '1' : '',
    });
    this.#api = child;
  }

  /** As a deployment ends it. */
  stopApi = (): Promise<void> => end(this.#api, 'SIGTERM');

  async stop(): Promise<void> {
    await this.#work.catch(() => {});
    await end(this.#api, 'SIGTERM');
    await end(this.#database, 'SIGTERM');
  }

  async #startDatabase(): Promise<void> {
    const { apiFolder, dataFolder, databaseUrl } = this.#settings;
    this.#databaseUrl = databaseUrl ?? '';
    if (databaseUrl) return;
    mkdirSync(dataFolder, { recursive: true });
    const env = { PAW_DATA: dataFolder };
    const { child, url } = await startProcess(join(apiFolder, 'src/platform/database/pgliteServer.ts'), env);
    this.#database = child;
    this.#databaseUrl = url;
  }
}

async function startProcess(script: string, env: Record<string, string>) {
  const child = fork(script, {
    env: { ...plainEnvironment(checkout), NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    // Of what it says only what it says before it listens matters: why it does not.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([status, signal]) => {
    throw new Error(`${script} ended with ${status ?? signal}.`);
  });
  ended.catch(() => {});
  const [{ url = '', message = '' }] = (await Promise.race([once(child, 'message'), ended])) as [
    { url?: string; message?: string },
  ];
  if (!url) throw new Error(`${script} did not start: ${message}`);
  return { child, url };
}

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
