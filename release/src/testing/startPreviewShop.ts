import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLog } from '../store/activationLog.ts';
import { foldLog } from '../store/foldLog.ts';
import { hashSecret, listOpenPreviews } from '../store/previews.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { startFakeShell } from './fakeShell.ts';

/** A shop that shows which releases a preview has, and nothing else: its address, and a fake shell that follows the log. */
export async function startPreviewShop(store: ReleaseStore, broken: readonly string[] = []) {
  const shell = await startFakeShell(store);
  const answer = async (cookie: string, response: ServerResponse) => {
    const log = foldLog(await readLog(store, 'local'));
    const hash = hashSecret(cookie.replace('preview=', ''));
    const shown = listOpenPreviews(log, Date.now()).find((one) => one.hash === hash);
    const page = JSON.stringify({ ...log.live, ...shown?.overrides });
    const isBroken = broken.some((id) => page.includes(id));
    response.writeHead(isBroken ? 500 : 200);
    response.end(isBroken ? '<p>It did not start: no renderer. The live store is not affected.</p>' : page);
  };
  const server = createServer((request, response) => {
    const secret = /^\/preview\/(.+)/.exec(request.url ?? '')?.[1];
    if (secret) response.writeHead(303, { location: '/', 'set-cookie': `preview=${secret}; Path=/` }).end();
    else void answer(request.headers.cookie ?? '', response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await shell.stop();
    },
  };
}
