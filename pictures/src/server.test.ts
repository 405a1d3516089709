import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

async function startPictures(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const child = fork(join(__dirname, 'server.ts'), {
    env: { ...process.env, PAW_DATA: folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ type: string; url: string; message: string }];
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true });
    return child.exitCode;
  };
  return { ...message, stop };
}

test('told to end, the service finishes the pictures that it has begun', async () => {
  const { url, stop } = await startPictures();
  // As wide as they come, and in a colour that nobody asked for before.
  const begun = ['1f2a44', '1f2a45', '1f2a46'].map((colour) => fetch(`${url}/uploads/bowl/${colour}-960.webp`));
  await pause(30);
  const ended = stop();
  for (const reply of await Promise.all(begun)) {
    expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
    expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  }
  expect(await ended).toBe(0);
}, 60_000);

test('a wrong setting is told to whoever starts the service', async () => {
  const { type, message, stop } = await startPictures({ LOG_LEVEL: 'loud' });
  expect([type, message]).toEqual(['failed', expect.stringContaining('pictures: LOG_LEVEL must be one of')]);
  await stop();
}, 60_000);
