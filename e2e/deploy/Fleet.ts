/** Three machines on the loopback interface with everything that docs/runbooks/deploy.md puts on them, and buyers. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copyOfStore } from '../world/dataFolders.ts';
import { checkout } from '../world/shopProcess.ts';
import { Buyers } from './Buyers.ts';
import { DatabaseCluster } from './DatabaseCluster.ts';
import { Machine, type Role } from './Machine.ts';
import { makeCertificate } from './makeCertificate.ts';
import { openSharedStore, type SharedStore } from './SharedStore.ts';

const run = promisify(execFile);

/** The third machine has a shell and etcd alone, because the computer of a test has few processors. */
const rolesOf: readonly (readonly Role[])[] = [
  ['api', 'pictures', 'registry', 'shell'],
  ['api', 'pictures', 'registry', 'shell'],
  ['shell'],
];

/** Backends of deploy/haproxy/haproxy.cfg, and how many servers each has. */
const serversUp = { shells: 3, apis: 2, pictures: 2, registries: 2, database_primary: 1, database_reads: 2 };

export class Fleet {
  readonly nodes: readonly string[];
  readonly machines: readonly Machine[];
  readonly database: DatabaseCluster;
  readonly buyers: Buyers;
  readonly store: SharedStore;
  readonly #dataFolder: string;
  readonly #databaseFolder: string;

  private constructor(nodes: readonly string[], dataFolder: string, store: SharedStore, buyers: Buyers) {
    this.nodes = nodes;
    this.store = store;
    this.buyers = buyers;
    this.#dataFolder = dataFolder;
    // PostgreSQL runs as another user, who cannot read the data folder.
    this.#databaseFolder = mkdtempSync(join(tmpdir(), 'paw-cluster-'));
    this.database = new DatabaseCluster(nodes, this.#databaseFolder);
    const apiOf = (node: string) => ({
      ...buyers.apiSettings,
      DATABASE_URL: `postgres://paw_shop@${node}:5000/paw`,
      DATABASE_READ_URL: `postgres://paw_shop@${node}:5001/paw`,
    });
    const storeSettings = store.settings;
    const shared = { nodes, dataFolder, storeSettings, apiOf, certificate: makeCertificate(dataFolder) };
    this.machines = nodes.map((_, index) => new Machine(shared, index));
  }

  /** Addresses of the balancers. */
  get origins(): string[] {
    return this.machines.map(({ url }) => url);
  }

  /** @param network the first two parts of the addresses */
  static async open(network: string): Promise<Fleet> {
    const nodes = [11, 12, 13].map((last) => `${network}.${last}`);
    const dataFolder = copyOfStore();
    const fleet = new Fleet(nodes, dataFolder, await openSharedStore(dataFolder), await Buyers.open());
    try {
      await fleet.#start();
    } catch (error) {
      await fleet.close();
      throw error;
    }
    return fleet;
  }

  /** Waits until everything runs and each balancer knows it, so what fails next fails alone. */
  async untilWhole(): Promise<void> {
    await this.database.untilWhole();
    let missing: string[] = [];
    for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
      const counts = this.machines.flatMap((machine) =>
        Object.entries(serversUp).map(async ([part, count]) => {
          const found = await machine.countUp(part);
          return found === count ? [] : [`${machine.node} counts ${found} of ${count} ${part}`];
        }),
      );
      missing = (await Promise.all(counts)).flat();
      if (!missing.length) return;
    }
    throw new Error(`The machines are not whole: ${missing.join(', ')}`);
  }

  /** Everyone who buys stops, the apis end, and what was acknowledged is compared with what is there. */
  async compare(): Promise<{ isRight: boolean; lines: string[] }> {
    await this.buyers.stop();
    await Promise.all(this.machines.map((machine) => machine.end('api')));
    return this.buyers.compare();
  }

  /** As the runbook says: the migration first, then each machine after the other. @param version a checkout */
  async update(version: string): Promise<void> {
    await this.#migrate(version);
    for (const [index, machine] of this.machines.entries()) {
      const roles = rolesOf[index] ?? [];
      await Promise.all(roles.map((role) => machine.end(role)));
      machine.version = version;
      for (const role of roles) machine.startRole(role);
      for (const role of roles) await machine.untilReady(role);
    }
  }

  /** Starts a role on each machine that has it and waits for it. */
  async startAll(role: Role): Promise<void> {
    const machines = this.machinesWith(role);
    for (const machine of machines) machine.startRole(role);
    for (const machine of machines) await machine.untilReady(role);
  }

  machinesWith = (role: Role) => this.machines.filter((_, index) => rolesOf[index]?.includes(role));

  async close(): Promise<void> {
    this.buyers.end();
    await Promise.all(this.machines.map((machine) => machine.endAll()));
    await this.database.endAll();
    await this.store.stop();
    for (const folder of [this.#dataFolder, this.#databaseFolder]) rmSync(folder, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    for (const machine of this.machines) machine.startBalancer();
    await this.database.start();
    await this.#migrate(checkout);
    for (const [index, machine] of this.machines.entries()) {
      for (const role of rolesOf[index] ?? []) machine.startRole(role);
    }
    for (const [index, machine] of this.machines.entries()) {
      for (const role of rolesOf[index] ?? []) await machine.untilReady(role);
      await machine.untilOpen();
    }
    const apis = this.nodes.slice(0, 2);
    const entries = this.nodes.map((node) => `http://${node}:4100`);
    await this.buyers.begin(
      entries,
      apis.map((node) => `http://${node}:4200`),
      this.#databaseUrlOf('paw'),
    );
  }

  /** As the role that owns the tables, which the api's role does not. */
  async #migrate(version: string): Promise<void> {
    const env = {
      PATH: process.env.PATH ?? '',
      DATABASE_MIGRATION_URL: this.#databaseUrlOf('paw'),
      DATABASE_URL: this.#databaseUrlOf('paw_shop'),
    };
    await run(process.execPath, ['tools/start/role.mjs', 'migration'], { cwd: version, env });
  }

  #databaseUrlOf = (role: string) => `postgres://${role}@${this.nodes[0]}:5000/paw`;
}
