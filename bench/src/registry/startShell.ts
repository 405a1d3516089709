import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { plainEnvironment } from '../../machine/environments.ts';
import { nextMessage } from '../nextMessage.ts';
import type { Place } from '../shop/Place.ts';
import type { ShopServices } from '../shop/startShop.ts';

/** It has a release set of its own to warm. ms */
const OPEN_WITHIN = 60_000;

export interface StartedShell {
  url: string;
  stop: () => Promise<void>;
}

/**
 * One more shell, with its supervisor, on the store of a shop that runs: it uses that shop's api, pictures and registry.
 * @param token of the registry
 */
export async function startShell(place: Place, services: ShopServices, token: string): Promise<StartedShell> {
  const output = openSync(join(place.temporary, 'shells.txt'), 'a');
  const child = spawn(process.execPath, ['shell/src/supervisor/main.ts'], {
    cwd: place.folder,
    env: {
      ...plainEnvironment(place.folder),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      PAW_DATA: place.dataFolder,
      API_URL: services.api,
      PICTURES_URL: services.pictures,
      REGISTRY_URL: services.registry,
      REGISTRY_TOKEN: token,
    },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  try {
    const { url, message } = await nextMessage<{ url?: string; message?: string }>(child, 'A shell');
    if (!url) throw new Error(`A shell did not start: ${message}`);
    await untilReady(url);
    return { url, stop: () => end(child) };
  } catch (error) {
    await end(child);
    throw error;
  }
}

async function untilReady(url: string): Promise<void> {
  for (const end = Date.now() + OPEN_WITHIN; Date.now() < end; await pause(50)) {
    const response = await fetch(`${url}/readyz`);
    await response.arrayBuffer();
    if (response.ok) return;
  }
  throw new Error(`The shell at ${url} is not ready after ${OPEN_WITHIN / 1000} s.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  await ended;
}
