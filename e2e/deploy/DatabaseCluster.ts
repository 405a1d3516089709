/** PostgreSQL with failover on the loopback interface: etcd on three machines, Patroni on the first two. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findServer, serverUser } from '../../tools/test/findPostgres.mjs';
import { KeptOutput } from './KeptOutput.ts';
import { patroniSettings } from './patroniSettings.ts';

/** What can be killed at a node. */
export type Part = 'etcd' | 'patroni' | 'postgres';

/** What Patroni tells of its server, as far as it is read here. */
interface ServerState {
  role: string;
  state: string;
  replication?: { state: string; sync_state: string }[];
}

/** What is missing on this computer, in words; undefined when nothing is. */
export function findMissing(): string | undefined {
  const version = spawnSync('patroni', ['--version'], { encoding: 'utf8' }).stdout?.match(/\d+/)?.[0];
  if (!version) return 'Patroni is not installed (apt-get install patroni)';
  if (Number(version) < 4) return `Patroni ${version} can lose acknowledged orders, so 4.0.7 or later is needed`;
  if (spawnSync('etcd', ['--version']).status !== 0) return 'etcd is not installed (apt-get install etcd-server)';
  if (!findServer(process.env)) return 'PostgreSQL is not installed (apt-get install postgresql)';
  return undefined;
}

/** The versions of everything that runs, for the report. */
export function describeEngines(): string {
  const first = (command: string, flag: string) =>
    execFileSync(command, [flag], { encoding: 'utf8' }).split('\n')[0]?.trim() ?? '';
  const postgres = first(join(findServer(process.env) ?? '', 'postgres'), '--version');
  return [postgres, first('patroni', '--version'), first('etcd', '--version'), first('haproxy', '-v')].join(', ');
}

export class DatabaseCluster {
  readonly #nodes: readonly string[];
  readonly #folder: string;
  readonly #bin = findServer(process.env) ?? '';
  readonly #user = serverUser();
  readonly #children = new Map<string, ChildProcess>();
  readonly #output = new KeptOutput();

  /** @param nodes addresses of three machines @param folder an empty one */
  constructor(nodes: readonly string[], folder: string) {
    this.#nodes = nodes;
    this.#folder = folder;
  }

  /** With the roles and the database of the runbook. */
  async start(): Promise<void> {
    mkdirSync(this.#folder, { recursive: true });
    this.#give(this.#folder);
    for (const node of this.#nodes) this.startPart('etcd', node);
    for (const node of this.#nodes.slice(0, 2)) {
      writeFileSync(this.#settingsOf(node), patroniSettings(this.#nodes, node, this.#dataOf(node), this.#bin));
      this.startPart('patroni', node);
    }
    await this.untilWhole();
    const primary = await this.findPrimary();
    for (const statement of ['create role paw login', 'create role paw_shop login', 'create database paw owner paw']) {
      this.#query(primary, statement);
    }
  }

  startPart(part: Exclude<Part, 'postgres'>, node: string): void {
    if (part === 'patroni') return this.#spawn(part, node, 'patroni', [this.#settingsOf(node)]);
    const [client, peer] = [`http://${node}:2379`, `http://${node}:2380`];
    const names = this.#nodes.map((address, n) => `node${n + 1}=http://${address}:2380`);
    const flags = {
      name: `node${this.#nodes.indexOf(node) + 1}`,
      'data-dir': join(this.#folder, `etcd-${node}`),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': names.join(','),
      'log-level': 'error',
    };
    const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
    this.#spawn('etcd', node, 'etcd', args);
  }

  /** Of PostgreSQL its first process; those that it started then end by themselves. */
  async kill(part: Part, node: string): Promise<void> {
    if (part === 'postgres') return void process.kill(this.#pidOf(node), 'SIGKILL');
    const child = this.#children.get(part + node);
    if (!child?.pid) throw new Error(`No ${part} runs at ${node}.`);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** As systemd ends it. */
  async end(part: Exclude<Part, 'postgres'>, node: string): Promise<void> {
    const child = this.#children.get(part + node);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  async findPrimary(): Promise<string> {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
      for (const node of this.#nodes.slice(0, 2)) {
        const answer = await fetch(`http://${node}:8008/primary`).catch(() => undefined);
        if (answer?.ok) return node;
      }
    }
    throw new Error(`There is no primary: ${this.#output.end}`);
  }

  async findStandby(): Promise<string> {
    const primary = await this.findPrimary();
    return this.#nodes.slice(0, 2).find((node) => node !== primary) ?? '';
  }

  /**
   * Waits until a standby has everything that is acknowledged. Only what the primary itself
   * tells of its standbys counts: for a second Patroni calls a server that was killed the primary.
   */
  async untilWhole(): Promise<void> {
    let seen: (ServerState | undefined)[] = [];
    for (const end = Date.now() + 120_000; Date.now() < end; await pause(200)) {
      seen = await Promise.all(this.#nodes.slice(0, 2).map((node) => readState(node)));
      const primary = seen.find((state) => state?.role === 'primary' && state.state === 'running');
      if (primary?.replication?.some(({ state, sync_state: sync }) => state === 'streaming' && sync === 'sync')) {
        return;
      }
    }
    throw new Error(`The database is not whole: ${JSON.stringify(seen)} ${this.#output.end}`);
  }

  async endAll(): Promise<void> {
    const nodes = this.#nodes.slice(0, 2);
    await Promise.all(nodes.map((node) => Promise.race([this.end('patroni', node), pause(30_000)])));
    for (const child of this.#children.values()) child.kill('SIGKILL');
    for (const node of nodes) {
      try {
        process.kill(this.#pidOf(node), 'SIGQUIT');
      } catch {
        // It has ended with its Patroni.
      }
    }
  }

  #query(node: string, statement: string): void {
    execFileSync(join(this.#bin, 'psql'), ['-h', node, '-U', 'postgres', '-qc', statement], { stdio: 'pipe' });
  }

  #pidOf(node: string): number {
    return Number(readFileSync(join(this.#dataOf(node), 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  #dataOf = (node: string) => join(this.#folder, `postgres-${node}`);

  #settingsOf = (node: string) => join(this.#folder, `patroni-${node}.yml`);

  #give(path: string): void {
    if (this.#user.uid !== undefined) chownSync(path, this.#user.uid, this.#user.gid ?? -1);
  }

  #spawn(part: string, node: string, command: string, args: string[]): void {
    const child = spawn(command, args, {
      ...this.#user,
      cwd: this.#folder,
      env: { PATH: process.env.PATH ?? '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#output.keep(`${part}-${node}`, child);
    this.#children.set(part + node, child);
  }
}

/** @returns undefined when Patroni does not answer */
async function readState(node: string): Promise<ServerState | undefined> {
  try {
    return (await (await fetch(`http://${node}:8008/patroni`)).json()) as ServerState;
  } catch {
    return undefined;
  }
}
