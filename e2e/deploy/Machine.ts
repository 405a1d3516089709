/** One machine of several on the loopback interface: each role as a process of its own, and HAProxy in front. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from '../world/shopProcess.ts';
import { askThrough } from './askThrough.ts';
import { KeptOutput } from './KeptOutput.ts';

export type Role = 'shell' | 'api' | 'pictures' | 'registry';

const ports: Record<Role, string> = { shell: '3000', api: '4000', pictures: '4001', registry: '3100' };

interface Shared {
  /** Addresses of all machines. */
  nodes: readonly string[];
  /** Folder with the keys of a shop, and room for those of each machine. */
  dataFolder: string;
  /** Variables that open the release store of all machines. */
  storeSettings: Record<string, string>;
  /** Settings of the api of one machine, such as its database. */
  apiOf: (node: string) => Record<string, string>;
  /** File with HAProxy's certificate and its key. */
  certificate: string;
}

export class Machine {
  readonly node: string;
  /** Where browsers reach the shop through this machine's HAProxy. */
  readonly url: string;
  readonly #shared: Shared;
  /** The checkout whose roles are started from now on. */
  version = checkout;
  readonly #children = new Map<Role | 'haproxy', ChildProcess>();
  readonly #output = new KeptOutput();

  constructor(shared: Shared, index: number) {
    this.#shared = shared;
    this.node = shared.nodes[index] ?? '';
    this.url = `https://${this.node}:8443`;
  }

  /** The documented command, with nothing in its environment but its settings. */
  startRole(role: Role): void {
    const monitoring: Partial<Record<Role, Record<string, string>>> = {
      shell: { MONITOR_HOST: this.node, MONITOR_PORT: '3201' },
      api: { STAFF_HOST: this.node, STAFF_PORT: '4200' },
    };
    const own = { ...monitoring[role], ...this.#settingsOf(role) };
    const env = { HOST: this.node, PORT: ports[role], DRAIN_GRACE: '4000', ...own };
    this.#spawn(role, process.execPath, ['tools/start/role.mjs', role], env);
  }

  startBalancer(): void {
    const named = Object.fromEntries(this.#shared.nodes.map((address, n) => [`NODE${n + 1}`, address]));
    this.#spawn('haproxy', 'haproxy', ['-db', '-f', 'deploy/haproxy/haproxy.cfg'], {
      ...named,
      MACHINE: `node${this.#shared.nodes.indexOf(this.node) + 1}`,
      NODE: this.node,
      PUBLIC: this.node,
      INNER: this.node,
      TLS_PEM: this.#shared.certificate,
      PROXY_USER: userInfo().username,
      HTTP_PORT: '8080',
      HTTPS_PORT: '8443',
      MAX_CONNECTIONS: '500',
      // The limits have tests of their own (tools/deploy/haproxy.long.test.mjs).
      REQUESTS_IN_10S: '1000000',
      WRITES_IN_10S: '1000000',
    });
  }

  /** Waits until this role answers that it is ready. */
  async untilReady(role: Role): Promise<void> {
    for (const end = Date.now() + 120_000; Date.now() < end; await pause(100)) {
      if (this.#children.get(role)?.exitCode !== null) break;
      const answer = await fetch(`http://${this.node}:${ports[role]}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
    }
    throw new Error(`The ${role} at ${this.node} is not ready: ${this.#output.end}`);
  }

  /** Waits until pages come through this machine's HAProxy. */
  async untilOpen(): Promise<void> {
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
      if ((await askThrough(`${this.url}/`).catch(() => 0)) === 200) return;
    }
    throw new Error(`No page comes through ${this.url}: ${this.#output.end}`);
  }

  /** How many servers of a part this machine's balancer counts as up. */
  async countUp(part: string): Promise<number> {
    const text = await fetch(`http://${this.node}:8404/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    return text.match(new RegExp(`^haproxy_server_status\\{proxy="${part}",[^}]*state="UP"\\} 1$`, 'gm'))?.length ?? 0;
  }

  /** With all that it started, at once. */
  async kill(role: Role | 'haproxy'): Promise<void> {
    const child = this.#children.get(role);
    if (!child?.pid) throw new Error(`No ${role} runs at ${this.node}.`);
    const exited = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await exited;
  }

  /** It keeps its connections and answers no one, as behind a broken network, until {@link Machine.thaw}. */
  freeze(role: Role): void {
    this.#signal(role, 'SIGSTOP');
  }

  thaw(role: Role): void {
    this.#signal(role, 'SIGCONT');
  }

  /** As systemd ends it. @returns its exit code, or the signal that ended it */
  async end(role: Role | 'haproxy'): Promise<number | string> {
    const child = this.#children.get(role);
    this.#children.delete(role);
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? 'SIGKILL';
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    const [code, signal] = await exited;
    return code ?? signal;
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#children.keys()].map((role) => this.end(role)));
  }

  #signal(role: Role, signal: NodeJS.Signals): void {
    const pid = this.#children.get(role)?.pid;
    if (!pid) throw new Error(`No ${role} runs at ${this.node}.`);
    process.kill(-pid, signal);
  }

  #settingsOf(role: Role): Record<string, string> {
    const { dataFolder, storeSettings, apiOf } = this.#shared;
    // A data folder for each machine, and one store for all.
    const own = join(dataFolder, this.node, role);
    mkdirSync(join(own, 'keys'), { recursive: true });
    const releases = { PAW_DATA: own, ...storeSettings };
    if (role === 'api') return { MAIL_FOLDER: join(own, 'mail'), ...apiOf(this.node) };
    if (role === 'pictures') return { PAW_DATA: own, PREPARE_AFTER: 'never' };
    cpSync(join(dataFolder, `keys/${role}.json`), join(own, `keys/${role}.json`));
    if (role === 'registry') return { ...releases, REGISTRY_SECRET: 'the-same-for-each-registry-of-a-store' };
    return { ...releases, API_URL: `http://${this.node}:4100`, PICTURES_URL: `http://${this.node}:4101` };
  }

  #spawn(name: Role | 'haproxy', command: string, args: string[], env: Record<string, string>): void {
    const child = spawn(command, args, {
      cwd: this.version,
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#output.keep(`${name}-${this.node}`, child);
    this.#children.set(name, child);
  }
}
