/** Kills the registry, and commands, at random points of what they do, and checks after each that nothing is lost or torn. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { AdminLog } from '../access/adminLog.ts';
import { issueToken } from '../access/tokens.ts';
import { RegistryClient } from '../client/RegistryClient.ts';
import { sendRelease } from '../client/sendRelease.ts';
import { foldLog } from '../store/foldLog.ts';
import { readLog } from '../store/activationLog.ts';
import { openStore } from '../store/openStore.ts';
import { checkAfterKill, type Kind, type Outcome } from './checkAfterKill.ts';
import { killing, RegistryProcess } from './RegistryProcess.ts';
import { idOf, sampleManifest, temporaryFolder, writeSample } from './sampleRelease.ts';

const kinds = ['publish', 'activate', 'rollback', 'recall', 'gc'] as const;

/** About so many operations on the store does a change take, and a gc of the releases that are there. */
const ALL_OF_THEM = { change: 30, gc: 300, delayed: 0.3 };

/** Moments that every change comes to on any machine: early operations, and none that a clock chooses. */
export const SURE = { change: 6, gc: 20, delayed: 0 };
const cli = join(__dirname, '../cli/main.ts');

interface KillOptions {
  /** A folder, or `s3://…`. */
  address: string;
  points: number;
  seed: number;
  /** The last operation of each kind at which a kill comes, and the part of the points where a delay chooses instead. */
  moments?: typeof SURE;
  /** Variables of the bucket. */
  env?: Record<string, string>;
}

/** How many of the points really killed a process in the middle. @throws when something is lost or torn */
export async function killAtRandom(options: KillOptions): Promise<{ killed: number }> {
  const { address, points, seed, moments = ALL_OF_THEM, env = {} } = options;
  const random = seeded(seed);
  const store = openStore(address, { ...process.env, ...env });
  const data = temporaryFolder();
  const { text: token } = await issueToken(new AdminLog(store), 'test', {
    name: 'test',
    role: 'admin',
    remotes: [],
    lifetime: 3_600_000,
  });
  let registry = await RegistryProcess.start(data, address, env);
  const kept: string[] = [];
  let killed = 0;
  try {
    for (let point = 0; point < points; point++) {
      if (!registry.isRunning) registry = await RegistryProcess.start(data, address, env);
      const client = new RegistryClient(registry.url, token);
      const digit = '0123456789abcdef'[point % 16] ?? '0';
      // What this point needs is there before, and shows that the store still works after the point before.
      await publish(client, digit);
      const kind = kinds[point % kinds.length] as Kind;
      const { live } = foldLog(await readLog(store, 'local'));
      if (kind !== 'activate' && live.cart !== idOf(digit)) await change(client, 'activate', digit);
      const known = await readLog(store, 'local');
      const byCommand = kind === 'gc' || point % 3 === 2;
      const at = 1 + Math.floor(random() * (kind === 'gc' ? moments.gc : moments.change));
      const byDelay = random() < moments.delayed;
      const task = byCommand
        ? runKilled(address, env, kind, digit, byDelay ? { delay: 100 + random() * 250 } : { at })
        : callKilled(registry, client, kind, digit, byDelay ? { delay: random() * 30 } : { at });
      const outcome = await task;
      if (outcome === 'killed') killed++;
      if (!byCommand) await registry.kill();
      const published = kind === 'publish' ? idOf(other(digit)) : undefined;
      const asked = { kind, outcome, release: idOf(digit), published, by: byCommand ? 'ana' : 'test' };
      await checkAfterKill(store, asked, { known, objects: kept })
        .then(() => runCommand(address, env, ['verify']))
        .catch((error: unknown) => {
          throw new Error(`Seed ${seed}, point ${point} (${kind}, ${outcome})`, { cause: error });
        });
    }
    return { killed };
  } finally {
    await registry.kill();
  }
}

type Moment = { at: number } | { delay: number };

async function callKilled(
  registry: RegistryProcess,
  client: RegistryClient,
  kind: Kind,
  digit: string,
  moment: Moment,
): Promise<Outcome> {
  if ('at' in moment) registry.killAt(moment.at);
  else void pause(moment.delay).then(() => registry.kill());
  try {
    await (kind === 'publish' ? publish(client, other(digit)) : change(client, kind, digit));
    return 'done';
  } catch {
    return (await registry.endsSoon()) ? 'killed' : 'refused';
  }
}

function runKilled(
  address: string,
  env: Record<string, string>,
  kind: Kind,
  digit: string,
  moment: Moment,
): Promise<Outcome> {
  const from = temporaryFolder();
  writeSample(join(from, 'dist/release'), 'cart', other(digit));
  const args: Record<Kind, string[]> = {
    publish: ['publish', 'cart', '--from', from, '--no-build'],
    activate: ['activate', `cart@${idOf(digit)}`, '--no-shell', '--force', '--reason', 'test'],
    rollback: ['rollback', 'cart', '--no-shell', '--allow-loss'],
    recall: ['rollback', 'cart', '--recall', '--no-shell', '--allow-loss'],
    gc: ['gc', '--keep', '1'],
  };
  const at = 'at' in moment ? { KILL_AT: String(moment.at) } : {};
  const options = { env: { ...process.env, ...env, ...killing(address), ...at } };
  return new Promise((done) => {
    const command = [cli, ...args[kind], '--store', address, '--by', 'ana'];
    const child = execFile(process.execPath, command, options, (error) =>
      done(!error ? 'done' : error.signal === 'SIGKILL' || error.killed ? 'killed' : 'refused'),
    );
    if ('delay' in moment) setTimeout(() => child.kill('SIGKILL'), moment.delay);
  });
}

/** A command that is not killed: it works whatever the one before has left. @throws with what it printed */
async function runCommand(address: string, env: Record<string, string>, args: readonly string[]): Promise<void> {
  const command = [cli, ...args, '--store', address];
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...env } });
}

async function publish(client: RegistryClient, digit: string): Promise<void> {
  const folder = temporaryFolder();
  writeSample(folder, 'cart', digit);
  await sendRelease(client, folder, sampleManifest('cart', digit), {});
}

async function change(client: RegistryClient, kind: Kind, digit: string): Promise<void> {
  const path = kind === 'activate' ? 'activate' : 'rollback';
  const decisions = { offline: true, allowLoss: true, reason: 'test' };
  const body =
    kind === 'activate'
      ? { releases: [`cart@${idOf(digit)}`], newEnv: true, force: true, ...decisions }
      : { remotes: ['cart'], recall: kind === 'recall', ...decisions };
  await client.json(`/v1/environments/local/${path}`, { method: 'POST', body });
}

/** A release that is not the one that the point begins with. */
const other = (digit: string) => '0123456789abcdef'[(Number.parseInt(digit, 16) + 7) % 16] ?? '0';

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
