/**
 * The fake as a process of its own, for a shop that others start: it prints where it listens and its secrets as one
 * line of JSON, and sends its webhooks to the address that it is given as a line on its standard input.
 */
import { createInterface } from 'node:readline';
import { FakeStripe } from './FakeStripe.ts';

const fake = await FakeStripe.start();
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  fake.webhookUrl = line;
});
lines.on('close', () => void fake.stop());
console.log(JSON.stringify({ url: fake.url, key: fake.key, webhookSecret: fake.webhookSecret }));
