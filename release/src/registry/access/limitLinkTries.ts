import { clientAddress } from '@paw/node/clientAddress.ts';
import type { App } from '../bareRegistry.ts';
import { RegistryProblem } from '../RegistryProblem.ts';

/** Links that do not open, or no longer, that one address may try in a minute. */
const TRIES = 20;
const MINUTE = 60_000;
/** Addresses that are remembered; then the oldest is forgotten. */
const MOST_ADDRESSES = 10_000;
const LINK = '/auth/link/:secret';

/** After some one-time links that do not open, the next one from that address is not looked up. */
export function limitLinkTries(app: App): void {
  const tries = new Map<string, { count: number; until: number }>();

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== LINK) return;
    const known = tries.get(clientAddress(request));
    if (!known || known.until <= Date.now() || known.count < TRIES) return;
    throw new RegistryProblem(429, 'too_many_tries', 'Too many links from your address do not open: wait a minute.');
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url !== LINK || reply.statusCode !== 410) return;
    const now = Date.now();
    const address = clientAddress(request);
    const before = tries.get(address);
    const known = before && before.until > now ? before : { count: 0, until: now + MINUTE };
    tries.delete(address);
    tries.set(address, { ...known, count: known.count + 1 });
    const [oldest] = tries.keys();
    if (tries.size > MOST_ADDRESSES && oldest !== undefined) tries.delete(oldest);
  });
}
