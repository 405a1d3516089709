/**
 * Shoppers who read the real pages, at an even rate, until a message ends them. Arguments: origin, requests per second,
 * paths. Answers the end with what they got, as JSON.
 */
import { Agent, get } from 'node:http';
import { isHit } from '../shop/listPages.ts';
import type { Trickled } from './Trickle.ts';

const [origin = '', rate = '', ...paths] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const result: Trickled = { pages: 0, hits: 0, failed: 0 };
const open = new Set<Promise<void>>();
let turn = 0;

const asking = setInterval(() => {
  const asked = ask(`${origin}${paths[turn++ % paths.length]}`).finally(() => open.delete(asked));
  open.add(asked);
}, 1000 / Number(rate));

process.on('message', async () => {
  clearInterval(asking);
  await Promise.all(open);
  process.send?.(result);
  process.disconnect();
  agent.destroy();
});

function ask(url: string): Promise<void> {
  return new Promise((resolve) => {
    const done = (what: 'pages' | 'failed') => {
      result[what]++;
      resolve();
    };
    get(url, { agent }, (response) => {
      if (isHit(response.headers['cache-status']?.toString())) result.hits++;
      response.resume();
      response.on('close', () => done(response.statusCode === 200 ? 'pages' : 'failed'));
    }).on('error', () => done('failed'));
  });
}
