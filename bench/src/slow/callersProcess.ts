/**
 * Shoppers who call the api through the shell, evenly, for some seconds. Arguments: origin, calls per second, seconds.
 * Tells how long each call took, and ends.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Called } from './slowConnections.ts';

const [origin = '', rate = '', seconds = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const called: Called = { times: [], failed: 0 };
const toy = { title: 'Dog Fetch Chewy Toy', size: '', color: { name: 'Orange' }, quantity: 1, priceCents: 1499 };
const body = JSON.stringify({ lines: [toy] });
const open: Promise<void>[] = [];

const count = Number(rate) * Number(seconds);
for (let turn = 0; turn < count; turn++) {
  open.push(call(turn));
  await pause(1000 / Number(rate));
}
await Promise.all(open);
process.send?.(called);
process.disconnect();
agent.destroy();

/** A cart's price and the featured products, in turns. */
function call(turn: number): Promise<void> {
  const began = performance.now();
  const isQuote = turn % 2 === 0;
  const headers = { 'x-forwarded-for': `203.0.113.${turn % 250}`, 'content-type': 'application/json' };
  return new Promise((resolve) => {
    const done = (isWell: boolean) => {
      if (isWell) called.times.push(performance.now() - began);
      else called.failed++;
      resolve();
    };
    const path = isQuote ? '/api/cart/quote' : '/api/products/featured';
    const sent = request(`${origin}${path}`, { agent, headers, method: isQuote ? 'POST' : 'GET' }, (response) => {
      response.resume();
      response.on('close', () => done(response.complete && response.statusCode === 200));
    });
    sent.on('error', () => done(false));
    sent.end(isQuote ? body : undefined);
  });
}
