import { Agent, get } from 'node:http';
import { expect, test } from '../releases/ownShop.ts';
import { longUnless } from '../world/longAt.ts';
import { partsOf } from '../world/partsOf.ts';
import type { World } from '../world/world.ts';
import { ask } from './ask.ts';
import { expectBack } from './expectBack.ts';

const CLIENTS = 20;
/** Time limit of a restart, whose delay grows each time. ms */
const BACK = 60_000;

test.afterEach(({ shop }) => expectBack(shop));

for (const times of [1, 20]) {
  for (const part of ['shell', 'api'] as const) {
    test(
      `${part} ends under ${CLIENTS} kept connections (${times} in a row), and every request is answered`,
      longUnless(times === 1 && part === 'shell'),
      async ({ shop }) => {
        test.setTimeout(times * BACK);
        for (let round = 0; round < times; round++) expect(await endUnderLoad(shop, part)).toEqual([]);
      },
    );
  }
}

/** @returns the failures */
async function endUnderLoad(shop: World, part: 'shell' | 'api'): Promise<string[]> {
  await expect.poll(() => statusOf(`${shop.url}/`), { timeout: BACK }).toBe(200);
  const parts = partsOf(shop);
  // A process that ends and its successor exist at the same time for a while.
  for (const each of new Set(['shell', part] as const)) {
    await expect.poll(() => pidOf(shop, each), { timeout: BACK }).toBeDefined();
  }
  const url = part === 'shell' ? `${shop.url}/` : `${parts.setting('shell', 'API_URL')}/api/products/featured`;
  await expect.poll(() => statusOf(url), { timeout: BACK }).toBe(200);
  const failures: string[] = [];
  let answers = 0;
  const read = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast; answers++) {
      isLast = await fetchOnce(url, agent).catch((error: Error) => {
        failures.push(`${error.message} after ${answers} answers`);
        return true;
      });
    }
    agent.destroy();
  };
  const pid = parts.pid(part);
  const clients = Promise.all(Array.from({ length: CLIENTS }, read));
  await expect.poll(() => answers).toBeGreaterThan(CLIENTS * 5);
  process.kill(pid, 'SIGTERM');
  await clients;
  await expect.poll(() => pidOf(shop, part), { timeout: BACK }).not.toBe(pid);
  // It may answer until its successor does, and what it counted is not counted on.
  await expect.poll(() => isRunning(pid), { timeout: BACK }).toBe(false);
  return failures;
}

/** @returns whether the server closes this connection */
function fetchOnce(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: 20_000 }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (!response.complete || response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        else resolve(response.headers.connection === 'close');
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer within 20 s')));
    request.on('error', reject);
  });
}

const statusOf = async (url: string) => (await ask(url)).status;

function pidOf(shop: World, part: 'shell' | 'api'): number | undefined {
  try {
    return partsOf(shop).pid(part);
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
