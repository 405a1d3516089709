import type { AdminEntry } from '../access/adminEntry.ts';
import { AdminLog } from '../access/adminLog.ts';
import { startSession } from '../access/sessions.ts';
import { openFolderStore } from '../store/folderStore.ts';
import { RegistryClient } from '../client/RegistryClient.ts';
import { registryStore } from '../client/registryStore.ts';
import { readMany } from '../store/readMany.ts';
import { runCli } from '../testing/runCli.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/sampleRelease.ts';
import { openTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { letIn, letOut, people } from './people.ts';
import type { CommandContext, CommandOptions, ReleaseCommand } from './releaseCommand.ts';

afterAll(removeTemporaryFolders);

describe('in the store itself', () => {
  test('a person is let in with a role, listed, and let out', async () => {
    const folder = temporaryFolder();
    const run = await runCli(folder, 'let-in', 'Ana@Shop.example', '--role', 'team', '--remotes', 'cart,catalog');
    expect(run.out).toContain('ana@shop.example (team cart,catalog) is let in: they sign in with this address');
    expect((await runCli(folder, 'people')).out).toMatch(/\nana@shop\.example +team cart,catalog +\S/);
    expect((await runCli(folder, 'let-out', 'ana@shop.example')).out).toContain('is let out.');
    expect(JSON.parse((await runCli(folder, 'people', '--json')).out)).toEqual({ people: [] });
  });

  test('a person is invited by a link with a role, which is listed until it is ended', async () => {
    const folder = temporaryFolder();
    const { out } = await runCli(folder, 'invite', 'Bo', '--role', 'team', '--remotes', 'cart', '--for', '2h');
    expect(out).toMatch(/\/auth\/link\/paw_\w{12}_[\w-]{32}\nThis link signs Bo \(team cart\) in once, for 12 hours\./);
    const { tokens } = JSON.parse((await runCli(folder, 'tokens', '--json')).out);
    expect(tokens).toMatchObject([{ name: 'Bo', isInvitation: true }]);
    expect((await runCli(folder, 'end-token', tokens[0].id)).out).toContain('(Bo) has ended.');
    expect((await runCli(folder, 'tokens')).out).toContain('There are no tokens.');
  });

  test('a person is signed out of every session', async () => {
    const folder = temporaryFolder();
    const email = 'ana@shop.example';
    await runCli(folder, 'let-in', email, '--role', 'viewer');
    const log = new AdminLog(openFolderStore(folder));
    const ana = { name: 'Ana', role: 'viewer', remotes: [], person: email, signIn: 'person' } as const;
    await startSession(log, 'Ana', ana);
    expect((await runCli(folder, 'sign-out', email)).out).toContain('is signed out: 1 session has ended.');
    expect((await runCli(folder, 'sign-out', email)).out).toContain('was not signed in.');
  });

  test('with --dry-run nobody is let in or out', async () => {
    const folder = temporaryFolder();
    await runCli(folder, 'let-in', 'ana@shop.example', '--role', 'viewer');
    const dry = await runCli(folder, 'let-in', 'ana@shop.example', '--role', 'admin', '--dry-run', '--json');
    expect(JSON.parse(dry.out)).toEqual({ email: 'ana@shop.example', role: 'admin', remotes: [], dryRun: true });
    expect((await runCli(folder, 'let-out', 'ana@shop.example', '--dry-run')).out).toContain('would be let out');
    expect((await runCli(folder, 'people')).out).toContain('viewer');
  });

  test.each([
    [['let-in', 'ana'], '"ana" is no email address'],
    [['let-in', 'ana@shop.example'], 'Which role? Add --role'],
    [['let-in', 'ana@shop.example', '--role', 'team'], 'A team needs remotes: add --remotes'],
    [['invite', 'Bo', '--role', 'viewer', '--for', '8d'], '--for takes whole hours or days, from 1h to 7d'],
    [['let-in', 'ana@shop.example', '--role', 'boss'], '--role takes one of viewer'],
  ])('the error of %j names the fix', async (argv, message) => {
    expect(await runCli(temporaryFolder(), ...argv)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });
});

describe('through a registry', () => {
  let registry: TestRegistry;
  let url: string;
  beforeAll(async () => {
    registry = await openTestRegistry();
    url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => registry.app.close());

  /** Runs a command as a token of this role. */
  async function run(
    command: ReleaseCommand,
    as: 'admin' | 'viewer',
    args: string[],
    options?: Partial<CommandOptions>,
  ) {
    const client = new RegistryClient(url, await registry.tokenOf(as));
    const context = { registry: client, store: registryStore(client), args, options: { env: 'local', ...options } };
    return command(context as unknown as CommandContext);
  }

  test('an admin lets a person in and out, and the log says who did it', async () => {
    const email = 'ana+shop@shop.example';
    await run(letIn, 'admin', [email], { role: 'team', remotes: ['cart'] });
    expect((await run(people, 'admin', [])).data).toMatchObject({
      people: [{ email, role: 'team', remotes: ['cart'] }],
    });
    await run(letOut, 'admin', [email]);
    await expect(run(letOut, 'admin', [email])).rejects.toMatchObject({ code: 'unknown' });
    const objects = await readMany(registry.store, await registry.store.list('admin-log/'));
    const written = objects.map((bytes) => JSON.parse(String(bytes)) as AdminEntry);
    const entries = written.filter(({ change }) => /person/.test(change.kind));
    expect(entries.map(({ by, change }) => [by, change.kind])).toEqual([
      ['a admin', 'person'],
      ['a admin', 'end-person'],
    ]);
  });

  test('a viewer lets nobody in', async () => {
    const wanted = run(letIn, 'viewer', ['bob@shop.example'], { role: 'admin' });
    await expect(wanted).rejects.toMatchObject({
      message: 'a viewer (viewer) may not manage tokens and people: ask an admin.',
    });
  });
});
