import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../root.mjs';
import { StartProblem } from '../StartProblem.mjs';

/**
 * What `npm start` itself reads; the rest of the environment is passed to api, pictures and shell unchanged.
 * @throws StartProblem for the first wrong value.
 */
export function readStartEnvironment(env = process.env) {
  return {
    port: readPort(env.PORT || '3000'),
    host: readHost(env.HOST || '127.0.0.1'),
    dataFolder: readDataFolder(env.PAW_DATA || '.data'),
    /** Undefined = no registry. */
    registryPort: readRegistryPort(env.REGISTRY_PORT, env.PORT || '3000'),
    /** Undefined = the embedded database. */
    databaseUrl: readDatabaseUrl(env.DATABASE_URL || undefined),
  };
}

function readPort(text) {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new StartProblem(`PORT=${text} is no port: give a whole number from 1 to 65535, as in PORT=3001 npm start.`);
}

/** 100 above the shop's own, where that is a port; 0 = any free one. */
function readRegistryPort(text, shopPort) {
  if (text === 'off') return undefined;
  if (!text) return readPort(shopPort) && readPort(shopPort) <= 65435 ? readPort(shopPort) + 100 : 0;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new StartProblem(
    `REGISTRY_PORT=${text} is no port: give a whole number from 0 to 65535, or "off" for no registry.`,
  );
}

function readHost(text) {
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new StartProblem(`HOST=${text} is no address: give a name or an IP address, as in HOST=0.0.0.0 npm start.`);
}

function readDatabaseUrl(text) {
  if (text === undefined || /^postgres(ql)?:\/\/./.test(text)) return text;
  throw new StartProblem(
    'DATABASE_URL is no PostgreSQL address: write postgres://user:password@host:5432/database, or unset it to use the embedded database.',
  );
}

/** Tried by writing: rights alone say little about a full or a read-only disk. */
function readDataFolder(text) {
  const folder = resolve(root, text);
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
    return folder;
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written (${error.code}): make it writable, or set PAW_DATA to another folder.`,
    );
  }
}

/**
 * What follows `npm start --`.
 * @throws StartProblem for anything but `--activate`
 */
export function readStartArguments(words) {
  const unknown = words.find((word) => word !== '--activate');
  if (unknown === undefined) return { activateAll: words.includes('--activate') };
  throw new StartProblem(
    `npm start takes no ${unknown}: "npm start -- --activate" makes live what was built, "npm start" leaves live what is.`,
  );
}
