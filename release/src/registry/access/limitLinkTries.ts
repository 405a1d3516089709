import type { App } from '../bareRegistry.ts';
import { AddressTries } from './AddressTries.ts';

const LINK = '/auth/link/:secret';

/** After some one-time links that do not open, the next one from that address is not looked up. */
export function limitLinkTries(app: App): void {
  const tries = new AddressTries('links that do not open');

  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url === LINK) tries.refuseTooMany(request);
  });

  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.url === LINK && reply.statusCode === 410) tries.count(request);
  });
}
