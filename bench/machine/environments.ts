import { delimiter, join } from 'node:path';
import { MARK } from './startedProcesses.ts';

/** The checkout that the bench belongs to. */
export const checkout = join(import.meta.dirname, '../..');

/** Nothing of npm's run of the bench, nor of a shop's own settings: every shop here is one with its defaults. */
export function plainEnvironment(checkout: string): NodeJS.ProcessEnv {
  const foreign =
    /^(npm_|PAW_|SITE_|PAGE_|PREPARE_|REGISTRY_)|^(NODE_ENV|NODE_OPTIONS|DATABASE_URL|HOST|PORT|INIT_CWD|LOG_LEVEL)$/;
  const kept = Object.entries(process.env).filter(([name]) => name === MARK || !foreign.test(name));
  // npm run puts the checkout's own tools first.
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.startsWith(checkout));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}

/** Settings of an api whose guests are all at one address on the network; what is measured is placing, not confirming. */
export const manyGuests = {
  ORDERS_PER_SESSION: '1000000',
  ORDERS_PER_ADDRESS: '1000000',
  ORDERS_PER_MEMBER: '1000000',
  CONFIRM_HOURS: '0',
  ASKED_PER_SESSION: '1000000',
  ASKED_PER_ADDRESS: '1000000',
};
