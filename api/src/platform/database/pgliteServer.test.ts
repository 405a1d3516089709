import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPglite } from '../../testing/testDatabase.ts';
import { makeTestFolder } from '../../testing/testRoom.ts';
import { queryOnce } from '../../testing/queryOnce.ts';

const folder = makeTestFolder();
const started: ChildProcess[] = [];
afterAll(() => {
  // A process that a failed test left behind would keep jest from ending.
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function startDatabase(dataFolder: string, env?: Record<string, string>) {
  const database = await startPglite(dataFolder, env);
  started.push(database.child);
  return database;
}

test('a folder in use is refused with one sentence, and free again at once after kill -9', async () => {
  const first = await startDatabase(folder);
  await queryOnce(first.message.url, 'create table kept (word text); insert into kept values (1)');

  const second = await startDatabase(folder);
  const [status] = await once(second.child, 'exit');
  expect([status, second.message.type]).toEqual([1, 'failed']);
  expect(second.message.message).toMatch(
    `The data folder ${folder} is in use by another shop (process ${first.child.pid}). ` +
      'Stop that one, or set PAW_DATA to another folder.',
  );

  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const third = await startDatabase(folder);
  expect(await queryOnce(third.message.url, 'select * from kept')).toEqual([{ word: '1' }]);
  third.child.kill('SIGTERM');
  expect(await once(third.child, 'exit')).toEqual([0, null]);
});

test('a folder whose path is too long for a socket works, and the server ends with its parent’s channel', async () => {
  const deep = join(folder, 'a-rather-long-name-for-a-folder'.repeat(4));
  mkdirSync(deep);
  const { child, message } = await startDatabase(deep);
  expect(await queryOnce(message.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  // No one else can own its name beforehand, or look into it.
  const directory = decodeURIComponent(message.url?.split('host=')[1] ?? '');
  expect([dirname(directory), statSync(directory).mode & 0o777]).toEqual([realpathSync(tmpdir()), 0o700]);
  const second = await startDatabase(`${deep}2`);
  expect(second.message.url).not.toContain(directory);
  second.child.disconnect();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a statement that arrives in pieces is not mixed with another connection’s', async () => {
  const { child, message } = await startDatabase(folder);
  const directory = decodeURIComponent(message.url?.split('host=')[1] ?? '');
  const slow = await openRaw(join(directory, '.s.PGSQL.5432'));
  await slow.ask(Buffer.concat([parse("select 'slow' as word"), flush]), '1');
  const quick = queryOnce(message.url, 'select $$quick$$ as word');
  await pause(300);
  expect(await slow.ask(bindExecuteSync, ready)).toContain('slow');
  expect(await quick).toEqual([{ word: 'quick' }]);
  slow.close();
  child.disconnect();
  await once(child, 'exit');
});

test('a connection that is lost in a transaction rolls it back, and does not block others', async () => {
  const { child, message } = await startDatabase(folder);
  const directory = decodeURIComponent(message.url?.split('host=')[1] ?? '');
  const vanishing = await openRaw(join(directory, '.s.PGSQL.5432'));
  await vanishing.ask(wire('Q', 'create table if not exists half (n int)\0'), ready);
  await vanishing.ask(wire('Q', 'begin\0'), 'T');
  await vanishing.ask(wire('Q', 'insert into half values (1)\0'), 'INSERT 0 1');
  await vanishing.ask(Buffer.concat([parse('select 1'), flush]), '1');
  vanishing.close();
  expect(await queryOnce(message.url, 'select * from half')).toEqual([]);
  child.disconnect();
  await once(child, 'exit');
});

test('an endless statement ends the process with a log line, and the next process has all stored data', async () => {
  const { child, message } = await startDatabase(folder, { DATABASE_PATIENCE: '1' });
  let log = '';
  child.stdout?.on('data', (text) => (log += text));
  await queryOnce(message.url, 'create table acknowledged (word text); insert into acknowledged values (1)');
  const endless = queryOnce(message.url, 'select count(*) from generate_series(1, 100000000000)');
  await expect(endless).rejects.toThrow('terminated');
  expect(child.signalCode ?? (await once(child, 'exit'))[1]).toBe('SIGKILL');
  const last = JSON.parse(log.trim().split('\n').at(-1) ?? '');
  expect(last).toMatchObject({ level: 'fatal', service: 'database', msg: expect.stringContaining('more than 1 s') });
  const next = await startDatabase(folder);
  expect(await queryOnce(next.message.url, 'select * from acknowledged')).toEqual([{ word: '1' }]);
  next.child.disconnect();
  await once(next.child, 'exit');
});

/** One message of PostgreSQL's wire protocol. */
function wire(letter: string, body: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + Buffer.byteLength(body));
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)]);
}
const parse = (statement: string) => wire('P', `\0${statement}\0\0\0`);
/** ReadyForQuery, the last message of each response: idle, not in a transaction. */
const ready = 'Z\0\0\0\x05I';
const flush = wire('H', '');
const bindExecuteSync = Buffer.concat([wire('B', '\0\0\0\0\0\0\0\0'), wire('E', '\0\0\0\0\0'), wire('S', '')]);
const startup = wire('', '\0\x03\0\0user\0postgres\0database\0postgres\0\0');

/** A connection on which a test decides what is sent when. `ask` reads until the reply holds a text. */
async function openRaw(path: string) {
  const socket = connect(path);
  const ask = async (bytes: Buffer, until: string) => {
    let reply = '';
    socket.write(bytes);
    while (!reply.includes(until)) reply += (await once(socket, 'data'))[0];
    return reply;
  };
  await ask(startup, ready);
  return { ask, close: () => socket.destroy() };
}

test('a folder that others could read and write becomes private to its owner, with the files in it', async () => {
  const data = join(folder, 'open');
  const openFiles = () =>
    readdirSync(join(data, 'database'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => statSync(join(data, 'database', name)).mode & 0o077,
    );
  const first = await startDatabase(data);
  await queryOnce(first.message.url, 'create table made as select generate_series(1, 1000) as n');
  expect(openFiles()).toEqual([]);
  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  const files = readdirSync(join(data, 'database'), { recursive: true, encoding: 'utf8' });
  for (const name of files) chmodSync(join(data, 'database', name), 0o777);
  const second = await startDatabase(data);
  expect(openFiles()).toEqual([]);
  expect(await queryOnce(second.message.url, 'select count(*)::int as rows from made')).toEqual([{ rows: 1000 }]);
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
});
