/** @jest-environment node */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

/** Runs statements in a process of a shadow. @returns what they return */
async function inShadow(code: string): Promise<unknown> {
  const place = JSON.stringify(new URL(`file://${__dirname}/shadow.ts`).href);
  const script = `
    import os from 'node:os';
    import { markReads, processorDelay } from ${place};
    markReads('0000000a');
    console.log(JSON.stringify(await (async () => { ${code} })()));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout);
}

test('a read carries the mark of a shadow beside its own headers', async () => {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer(({ headers }, response) => {
    asked.push(headers);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = JSON.stringify(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await inShadow(`await fetch(${url}, { headers: { 'x-request-id': 'r1' } }); return '';`);
  server.close();
  expect(asked).toMatchObject([{ 'x-request-id': 'r1', 'x-shadow': '0000000a' }]);
});

test('time that the process waits for an answer is no delay of the processor', async () => {
  const [delay, all] = (await inShadow(
    `const [read, began] = [processorDelay(), performance.now()];
     await new Promise((done) => setTimeout(done, 300));
     return [read(), performance.now() - began];`,
  )) as [number, number];
  // On a busy machine the process also waits for a processor, which is a delay.
  expect(all - delay).toBeGreaterThan(250);
});
