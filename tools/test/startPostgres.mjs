import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServer, serverUser } from './findPostgres.mjs';

/**
 * A PostgreSQL for tests: the one that TEST_DATABASE_URL or DATABASE_URL names, else a new cluster of a server that is
 * installed, on a socket in a temporary folder. Without `url` there is none, and `name` says so.
 */
export async function startPostgres(env = process.env) {
  const given = findGiven(env);
  if (given) return { url: env[given], name: `the PostgreSQL of ${given}`, stop: async () => {} };
  const bin = findServer(env);
  if (!bin) return { name: 'no PostgreSQL here (no DATABASE_URL, no server installed): the api ran on PGlite only' };
  const folder = mkdtempSync(join(tmpdir(), 'paw-postgres-'));
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, encoding: 'utf8' };
  const initArgs = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), initArgs, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  // Tests need no durability.
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = stopper(server, folder);
  await untilReady(server);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    name: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    stop,
  };
}

/** Whether `startPostgres` has one to give. */
export const hasPostgres = (env = process.env) => Boolean(findGiven(env) ?? findServer(env));

const findGiven = (env) => ['TEST_DATABASE_URL', 'DATABASE_URL'].find((name) => env[name]);

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr.on('data', (text) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.on('exit', (code) => reject(new Error(`PostgreSQL did not start (${code}): ${output}`)));
  });
}

/** Also when the run is broken off: a server left behind would hold its memory for ever. */
function stopper(server, folder) {
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const stop = async () => {
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const breakOff = () => stop().then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, breakOff);
  return async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, breakOff);
    await stop();
  };
}
