import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { absolute, type Figure, type Form } from './Figure.ts';
import { median } from './median.ts';
import { readLiveManifests } from './shop/listPages.ts';
import type { Place } from './shop/Place.ts';
import type { ShellProcess } from './shop/ShellProcess.ts';

/** The shell writes to each stream every 20 s. */
const sizes = {
  long: { tabs: 5_000, seconds: 60, readings: 5 },
  short: { tabs: 200, seconds: 1, readings: 1 },
} satisfies Record<Form, object>;
/** Of one address; a shell takes twenty. */
const OF_ONE_CLIENT = 10;

/** What it costs a shell that tabs are open: each visible one has a stream. */
export async function measureTabs(place: Place, form: Form): Promise<Figure[]> {
  const { tabs, seconds, readings } = sizes[form];
  const shop = await place.open({ env: { TAB_STREAMS: String(tabs) }, hooks: ['collectOnSignal'] });
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  try {
    const shell = await shop.shell();
    const on = (await readLiveManifests(place.storeFolder)).map(({ name, release }) => `${name}@${release}`).join();
    const before = await readResident(shell, readings);
    const idle = await readProcessor(shell, seconds);
    const streams: IncomingMessage[] = [];
    for (let index = 0; index < tabs; index++) {
      const address = `198.18.${Math.floor(index / OF_ONE_CLIENT / 250)}.${1 + (Math.floor(index / OF_ONE_CLIENT) % 250)}`;
      streams.push(await openStream(`${shop.url}/events?on=${on}`, address, agent));
    }
    const open = await readResident(shell, readings);
    const busy = await readProcessor(shell, seconds);
    if (streams.some(({ complete }) => complete)) throw new Error('The shell has ended a stream.');
    return [
      {
        name: 'Open tabs: memory of a stream in the shell',
        value: ((open - before) * 1024) / tabs,
        unit: 'KB',
        against: absolute,
        parts: [`${tabs} streams: ${before.toFixed(0)} MB before, ${open.toFixed(0)} MB with them`],
      },
      {
        name: `Open tabs: processor time for ${tabs} streams`,
        value: (busy - idle) * 100,
        unit: '%',
        against: absolute,
        parts: [`of one processor, in ${seconds} s without news; ${(idle * 100).toFixed(1)} % before they came`],
      },
    ];
  } finally {
    agent.destroy();
    await shop.stop();
  }
}

/** MB, after forced collections. */
async function readResident(shell: ShellProcess, readings: number): Promise<number> {
  const found: number[] = [];
  while (found.length < readings) {
    await shell.collectGarbage();
    found.push((await shell.metric('process_resident_memory_bytes')) / 2 ** 20);
  }
  return median(found);
}

/** @returns the share of a processor that the shell takes */
async function readProcessor({ processorSeconds }: ShellProcess, seconds: number): Promise<number> {
  const before = await processorSeconds();
  await pause(seconds * 1_000);
  return ((await processorSeconds()) - before) / seconds;
}

/** Resolves with its first event. @throws Error when the shell has no room */
function openStream(url: string, address: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
      response.once('data', (text) => {
        response.resume();
        if (String(text).includes('event: full')) reject(new Error('The shell takes no more streams.'));
        else resolve(response);
      });
    });
    request.on('error', reject);
  });
}
