/** A shop with a registry: more shells, copies of releases, and commands through the registry. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { checkout, type Ended, runRelease } from '../world/shopProcess.ts';
import type { World } from '../world/world.ts';
import { readLive } from './commands.ts';
import { changesOfScripts, copyRelease } from './copyRelease.ts';
import { listProcesses } from '../world/listProcesses.ts';

export interface MoreShell {
  url: string;
  supervisor: ChildProcess;
  stop: () => Promise<void>;
}

interface Shell {
  pid: number;
  url: string;
}

export class RegistryShop {
  readonly shop: World;
  #token = '';

  constructor(shop: World) {
    this.shop = shop;
  }

  /** The printed link, which works once. */
  get link(): string {
    return find(this.shop, /Its release registry, with a link that signs you in once: (http[^\s"]+)/);
  }

  /** The registry keeps its URL after a restart. */
  get url(): string {
    return find(this.shop, /The registry listens at (http[^\s"]+)/);
  }

  /** The registry's process id. */
  get registryPid(): number {
    const line = listProcesses(this.shop.dataFolder).find((one) => one.includes('release/src/registry/main.ts'));
    return Number.parseInt(line ?? '', 10);
  }

  /** Runs a release command through the registry, with an issued token. */
  async release(...args: string[]): Promise<Ended> {
    this.#token ||= await this.#issueToken();
    const env = { PAW_TOKEN: this.#token };
    return runRelease(this.shop.dataFolder, [...args, '--registry', this.url], checkout, env);
  }

  /** Publishes the remote's live release under a new id, without a build. `change` changes the text of its scripts. */
  async publishCopy(remote: string, mark: string, change?: (text: string) => string): Promise<string> {
    const live = (await readLive(this.shop))[remote] ?? '';
    const id = createHash('sha256').update(`${live} ${mark}`).digest('hex').slice(0, 16);
    const folder = mkdtempSync(join(tmpdir(), 'paw-copy-'));
    try {
      const from = join(this.shop.dataFolder, 'store/releases', remote, live);
      copyRelease(from, join(folder, 'dist/release'), id, change && changesOfScripts(from, change));
      const { code, stderr } = await this.shop.release('publish', remote, '--from', folder, '--no-build');
      expect(code, stderr).toBe(0);
      return id;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  async shells(): Promise<Shell[]> {
    const { stdout } = await this.shop.release('status', '--json');
    return (JSON.parse(stdout) as { shells: Shell[] }).shells;
  }

  /** Starts another shell with its supervisor on the shop's data folder. Resolves when it is ready. */
  async startShell(): Promise<MoreShell> {
    const { PATH, HOME } = process.env;
    const supervisor = spawn(process.execPath, ['shell/src/supervisor/main.ts'], {
      cwd: checkout,
      env: {
        ...(PATH && { PATH }),
        ...(HOME && { HOME }),
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        PAW_DATA: this.shop.dataFolder,
        API_URL: find(this.shop, /The api listens at (http[^\s"]+)/),
        PICTURES_URL: find(this.shop, /The pictures process listens at (http[^\s"]+)/),
        REGISTRY_URL: this.url,
        REGISTRY_TOKEN: readFileSync(join(this.shop.dataFolder, 'keys/shell-token'), 'utf8').trim(),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const [{ url, message }] = (await once(supervisor, 'message')) as [{ url?: string; message?: string }];
    expect(url, message).toBeTruthy();
    await expect.poll(async () => (await this.shells()).map((shell) => shell.url)).toContain(url);
    return {
      url: url ?? '',
      supervisor,
      stop: async () => {
        if (supervisor.exitCode !== null || supervisor.signalCode !== null) return;
        const ended = once(supervisor, 'exit');
        supervisor.kill('SIGINT');
        await ended;
      },
    };
  }

  async #issueToken(): Promise<string> {
    const { code, stdout, stderr } = await this.shop.release('issue-token', 'e2e', '--role', 'releaser', '--json');
    expect(code, stderr).toBe(0);
    return (JSON.parse(stdout) as { text: string }).text;
  }
}

function find(shop: World, pattern: RegExp): string {
  const found = pattern.exec(shop.output())?.[1];
  if (!found) throw new Error(`The shop has not printed ${pattern}.`);
  return found;
}
