import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureUrl } from '@paw/contract/pictures.ts';
import { publishSite } from '@paw/contract/site.ts';
import { securityHeaders } from '@paw/node/securityHeaders.ts';
import { testSite } from '@paw/testing/testSite.ts';

publishSite(testSite);

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

test('on SIGTERM the service finishes the pictures in progress', async () => {
  const { url, stop } = await startPictures();
  const wanted = ['dog', 'cat', 'bird', 'fish'].flatMap((pet) =>
    [640, 960].map((width) => pictureUrl(`tile-${pet}`, width)),
  );
  // Each has its connection before.
  await Promise.all(wanted.map(() => fetch(`${url}/healthz`).then((reply) => reply.text())));
  const begun = wanted.map((path) => fetch(url + path));
  // With the first answer, all have been heard.
  await Promise.any(begun);
  const ended = stop();
  const replies = await Promise.all(begun);
  expect(replies.map(({ status }) => status)).toEqual(wanted.map(() => 200));
  for (const reply of replies) expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  expect(replies.map(({ headers }) => headers.get('connection'))).toContain('close');
  expect(await ended).toBe(0);
});

test('pages of another origin may show pictures, and no answer runs anything', async () => {
  const SITE_ORIGIN = 'https://shop.example';
  const { url, stop } = await startPictures({ SITE_ORIGIN });
  const expected = securityHeaders(SITE_ORIGIN, 'cross-origin');
  for (const path of [pictureUrl('tile-dog', 640), '/uploads/none.webp', '/healthz', '/nothing']) {
    expect(Object.fromEntries((await fetch(url + path)).headers)).toMatchObject(expected);
  }
  await stop();
});

test('a wrong setting is reported to the parent process', async () => {
  const { type, message, stop } = await startPictures({ LOG_LEVEL: 'loud' });
  expect([type, message]).toEqual(['failed', expect.stringContaining('LOG_LEVEL is wrong. Set it to one of')]);
  await stop();
});
