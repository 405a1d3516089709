import { delimiter } from 'node:path';
import { MARK } from '../startedProcesses.ts';

/** Nothing of npm's run of the bench, nor of a shop's own settings: every shop here is one with its defaults. */
export function plainEnvironment(checkout: string): NodeJS.ProcessEnv {
  const foreign =
    /^(npm_|PAW_|SITE_|PAGE_|PREPARE_)|^(NODE_ENV|NODE_OPTIONS|DATABASE_URL|HOST|PORT|INIT_CWD|LOG_LEVEL)$/;
  const kept = Object.entries(process.env).filter(([name]) => name === MARK || !foreign.test(name));
  // npm run puts the checkout's own tools first.
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(checkout));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
