import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, isPortFree } from './checkPort.mjs';

/** Where operators reach a process: this far above the shop's own port, or on a free port near it. */
const above = { staff: 200, monitor: 201 };

/**
 * The port of `staff` (and of the api's metrics), or of `monitor` (the shell's metrics), unless STAFF_PORT or MONITOR_PORT
 * names one. Its address is written into the data folder, where `npm run shop` finds it.
 * @param {'staff' | 'monitor'} kind
 * @returns the settings, and the address
 */
export async function operatorPort(kind, { dataFolder, port }, env = process.env) {
  const [PORT, HOST] = ['PORT', 'HOST'].map((word) => `${kind.toUpperCase()}_${word}`);
  const usual = port && port + above[kind] <= 65_535 ? port + above[kind] : 20_000;
  const given = Number(env[PORT] || 0);
  const chosen = given || ((await isPortFree(usual)) ? usual : await findFreePort(usual, '127.0.0.1'));
  const host = env[HOST] || '127.0.0.1';
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`;
  writeFileSync(join(dataFolder, `${kind}-url`), `${url}\n`, { mode: 0o600 });
  return { settings: { [PORT]: String(chosen), [HOST]: host }, url };
}
