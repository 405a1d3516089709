import { CommandProblem } from './CommandProblem.ts';

export interface DevArguments {
  /** The origin of the running shop. */
  shop: string;
  /** At which the developer's shop listens. */
  port: number;
}

/** At which the developer's shop listens when nothing else is asked for: beside a shop at 3000. */
const PORT = 3300;

export const USAGE = `Usage: npm run dev -- --shop <address> [--port <number>]

Builds this remote as you type, and opens a shop in which it takes the place of its release. Everything else comes from
the releases that are live in the shop at the address, such as http://localhost:3000, and so do data and pictures.
Listens at port ${PORT} unless --port (or PORT) names another one. Press Ctrl-C to stop.`;

/** @throws CommandProblem for the first word that is wrong */
export function readDevArguments(words: readonly string[], env: NodeJS.ProcessEnv = {}): DevArguments {
  const values = new Map<string, string>();
  const rest = words.flatMap((word) => {
    const [, name, value] = /^(--[a-z]+)=(.*)$/.exec(word) ?? [];
    return name ? [name, value ?? ''] : [word];
  });
  while (rest.length) {
    const [name = '', value] = rest.splice(0, 2);
    if (!['--shop', '--port'].includes(name)) throw new CommandProblem(`"${name}" is not known here.\n\n${USAGE}`);
    if (!value || value.startsWith('--')) throw new CommandProblem(`${name} needs a value.\n\n${USAGE}`);
    values.set(name, value);
  }
  const shop = values.get('--shop');
  if (!shop) {
    throw new CommandProblem(
      `Name the running shop whose releases are shown around this remote: npm run dev -- --shop http://localhost:3000\n\n${USAGE}`,
    );
  }
  return { shop: readOrigin(shop), port: readPort(values.get('--port') ?? (env.PORT || String(PORT))) };
}

function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' && url.host && !url.username && url.pathname === '/' && !url.search) return url.origin;
  throw new CommandProblem(
    `--shop ${text} is no address of a shop on this machine: give one such as http://localhost:3000. For a shop on another machine, forward its port first: ssh -L 3000:localhost:3000 <machine>.`,
  );
}

function readPort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new CommandProblem(`"${text}" is no port: give a whole number from 1 to 65535, as in --port ${PORT + 1}.`);
}
