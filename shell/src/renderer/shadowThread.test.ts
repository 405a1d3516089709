/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Runs statements in a thread that was made a shadow's. @returns what they return */
async function inShadow(code: string): Promise<unknown> {
  const place = JSON.stringify(new URL(`file://${__dirname}/shadowThread.ts`).href);
  const worker = new Worker(
    `import(${place}).then(async ({ makeShadowThread, processorDelay }) => {
      makeShadowThread('0000000a');
      const os = await import('node:os');
      require('node:worker_threads').parentPort.postMessage(await (async () => { ${code} })());
    });`,
    { eval: true },
  );
  const [answer] = (await once(worker, 'message')) as [unknown];
  await worker.terminate();
  return answer;
}

test('the thread has the lowest priority, and the shell keeps its own', async () => {
  const before = getPriority();
  const lowest = process.platform === 'linux' ? 19 : before;
  expect(await inShadow('return os.getPriority();')).toBe(lowest);
  expect(getPriority()).toBe(before);
});

test('a read carries the mark of a shadow beside its own headers, and a write is refused', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = JSON.stringify(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const answer = await inShadow(`
    await fetch(${url}, { headers: { 'x-request-id': 'r1' } });
    return fetch(${url}, { method: 'POST', body: '{}' }).catch(({ message }) => message);`);
  server.close();
  expect(answer).toMatch(/A shadow only reads, and this is a POST/);
  expect(asked).toMatchObject([{ 'x-request-id': 'r1', 'x-shadow': '0000000a' }]);
});

test('time that the thread waits for an answer is no delay of the processor', async () => {
  const [delay, all] = (await inShadow(
    `const [read, began] = [processorDelay(), performance.now()];
     await new Promise((done) => setTimeout(done, 300));
     return [read(), performance.now() - began];`,
  )) as [number, number];
  // On a busy machine the thread also waits for a processor, which is a delay.
  expect(all - delay).toBeGreaterThan(250);
});
