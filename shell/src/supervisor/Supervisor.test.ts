/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { appendEntry, readLog } from '@paw/release/store/activationLog.ts';
import { openFolderStore } from '@paw/release/store/folderStore.ts';
import type { EntryDraft } from '@paw/release/store/logEntry.ts';
import { foldLog } from '@paw/release/store/foldLog.ts';
import { findVerdict } from '@paw/release/store/verdicts.ts';
import { createLog } from '@paw/node/createLog.ts';
import type { BoundSocket } from './bindPort.ts';
import type { ShellProcess, EntryTaken } from './ShellProcess.ts';
import { Supervisor } from './Supervisor.ts';

const [a, b, c] = ['a', 'b', 'c'].map((digit) => digit.repeat(16)) as [string, string, string];

const log = createLog('shell', 'silent', { write: () => undefined });

/** A shell without a process. It records its calls. */
class FakeShell {
  readonly calls: string[] = [];
  instance: string | undefined;
  isAlive = true;
  onLoss: (why: string) => void = () => undefined;
  readonly release: string;
  private readonly trouble: string | undefined;

  constructor(release: string, trouble?: string) {
    this.release = release;
    this.trouble = trouble;
  }

  async taken(n: number): Promise<EntryTaken> {
    this.calls.push('taken');
    if (this.trouble === 'dies') throw new Error('it ended (exit code 1)');
    const error = this.trouble && { error: this.trouble };
    return { type: 'taken', n, ok: !this.trouble, setId: `set of ${this.release[0]}`, ...error };
  }

  async serve(): Promise<void> {
    this.calls.push('serve');
    this.instance = `shell-${this.release[0]}`;
  }

  async standBy(): Promise<void> {
    this.calls.push('standBy');
  }

  async stop(): Promise<void> {
    this.calls.push('stop');
    this.isAlive = false;
  }
}

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'paw-supervisor-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param troubles release → how it fails */
function scene(troubles: Record<string, string> = {}) {
  const store = openFolderStore(folder);
  const shells: FakeShell[] = [];
  const supervisor = new Supervisor({
    store,
    env: 'local',
    url: 'http://shop',
    socket: {} as BoundSocket,
    log,
    grace: 0,
    warmFor: 60_000,
    start: (release) => {
      shells.push(new FakeShell(release, troubles[release]));
      return shells.at(-1) as unknown as ShellProcess;
    },
  });
  const write = async (draft: Partial<EntryDraft>) => {
    const entries = await readLog(store, 'local');
    const whole = { at: '2026-01-01T00:00:00.000Z', by: 'ana', action: 'activate', ...draft } as const;
    return (await appendEntry(store, 'local', entries, whole)).n;
  };
  const live = async () => foldLog(await readLog(store, 'local')).live.shell;
  const verdict = (n: number, release: string) => findVerdict(store, 'local', n, `shell-${release[0]}`);
  return { supervisor, shells, write, live, verdict, store };
}

test('the live release serves, and without one the error names the commands to run', async () => {
  const { supervisor, shells, write } = scene();
  await expect(supervisor.begin()).rejects.toThrow('publish shell');
  await write({ changes: { shell: a } });
  await supervisor.begin();
  expect(shells.map(({ release, calls }) => [release, calls])).toEqual([[a, ['taken', 'serve']]]);
});

test('a new release serves before the old one stops, and its command learns that it is live', async () => {
  const { supervisor, shells, write, verdict } = scene();
  await write({ changes: { shell: a } });
  await supervisor.begin();
  const n = await write({ changes: { shell: b } });
  await supervisor.follow(n);
  expect(shells.map(({ calls }) => calls)).toEqual([
    ['taken', 'serve', 'standBy'],
    ['taken', 'serve'],
  ]);
  expect(await verdict(n, a)).toMatchObject({ ok: true, setId: 'set of b' });
});

test('a rollback uses the process that stayed warm', async () => {
  const { supervisor, shells, write } = scene();
  await write({ changes: { shell: a } });
  await supervisor.begin();
  await supervisor.follow(await write({ changes: { shell: b } }));
  const n = await write({ action: 'rollback', changes: { shell: a }, abandoned: { shell: b } });
  await supervisor.follow(n);
  expect(shells).toHaveLength(2);
  expect(shells[0]?.calls).toEqual(['taken', 'serve', 'standBy', 'taken', 'serve']);
  expect(shells[1]?.calls).toEqual(['taken', 'serve', 'standBy']);
});

test.each([['dies'], ['/ answers 500']])(
  'a failing release (%s) is refused, and the old one keeps serving',
  async (trouble) => {
    const { supervisor, shells, write, live, verdict } = scene({ [b]: trouble });
    await write({ changes: { shell: a } });
    await supervisor.begin();
    const n = await write({ changes: { shell: b } });
    await supervisor.follow(n);
    expect(shells[0]?.calls).toEqual(['taken', 'serve']);
    expect(shells[1]?.calls).toEqual(['taken', 'stop']);
    expect(await live()).toBe(a);
    expect(await verdict(n, a)).toMatchObject({ ok: false, error: expect.stringContaining('did not go live') });
  },
);

test('a remote in the same entry as a refused shell does not go live', async () => {
  const { supervisor, write, store } = scene({ [b]: 'dies' });
  await write({ changes: { shell: a, cart: a } });
  await supervisor.begin();
  await supervisor.follow(await write({ changes: { shell: b, cart: b } }));
  expect(foldLog(await readLog(store, 'local')).live).toEqual({ shell: a, cart: a });
});

test('when the live release does not start, the one before it serves', async () => {
  const { supervisor, shells, write, live } = scene({ [b]: 'dies' });
  await write({ changes: { shell: a } });
  const n = await write({ changes: { shell: b } });
  await supervisor.begin();
  expect(shells.map(({ release }) => release)).toEqual([b, a]);
  await supervisor.follow(n);
  expect(await live()).toBe(a);
});

test('a shell that dies is restarted, and one that the supervisor stopped is not', async () => {
  const { supervisor, shells, write } = scene();
  await write({ changes: { shell: a } });
  await supervisor.begin();
  shells[0]?.onLoss('it ended (SIGKILL)');
  while (shells.length < 2 || !shells[1]?.calls.includes('serve')) await pause(5);
  await supervisor.stop(0);
  shells[1]?.onLoss('it ended');
  await pause(20);
  expect(shells).toHaveLength(2);
});

test('only one older shell stays warm', async () => {
  const { supervisor, shells, write } = scene();
  await write({ changes: { shell: a } });
  await supervisor.begin();
  await supervisor.follow(await write({ changes: { shell: b } }));
  await supervisor.follow(await write({ changes: { shell: c } }));
  expect(shells.map(({ calls }) => calls.at(-1))).toEqual(['stop', 'standBy', 'serve']);
});

test('the supervisor ignores entries about remotes', async () => {
  const { supervisor, shells, write, verdict } = scene();
  await write({ changes: { shell: a } });
  await supervisor.begin();
  const n = await write({ changes: { cart: c } });
  await supervisor.follow(n);
  expect(shells).toHaveLength(1);
  expect(await verdict(n, a)).toBeUndefined();
});
