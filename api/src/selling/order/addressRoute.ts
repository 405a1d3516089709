import { z } from 'zod';
import type { Address } from '@paw/rules/addressRules.ts';
import { listSaved } from '../../people/address/addressQueries.ts';
import { type SavedAddress, addressFields } from '../../people/address/addressFields.ts';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { findMember } from '../../people/session/findMember.ts';
import { addressKey } from '../customer/addressKey.ts';
import { orderQueries } from './orderQueries.ts';
import type { OrderParts } from './placeRoute.ts';

/** Former ones. */
const most = 6;

/** For releases of remote-cart with five checkout steps. Newer ones offer only what is saved in the account. */
export function addressRoute(app: App, { database, sessions }: Pick<OrderParts, 'database' | 'sessions'>): void {
  const { listAddresses } = orderQueries(database);
  app.get(
    '/api/checkout/addresses',
    {
      schema: {
        operationId: 'listAddresses',
        summary: 'The signed-in member’s addresses, the default one first, then those of earlier orders',
        response: { 200: z.object({ addresses: z.array(addressFields) }), ...problems },
      },
    },
    async (request) => {
      const accountId = await findMember(sessions, request, 'Log in to see your addresses.');
      const [saved, former] = await Promise.all([listSaved(database, accountId), listAddresses(accountId, most)]);
      return { addresses: withoutDoubles([...saved.map(addressOf), ...former]) };
    },
  );
}

const addressOf = ({ id: _id, isDefault: _isDefault, ...address }: SavedAddress): Address => address;

/** Of one household the first. */
function withoutDoubles(all: readonly Address[]): Address[] {
  const households = new Map<string, Address>();
  for (const address of all) {
    const key = addressKey(address);
    if (!households.has(key)) households.set(key, address);
  }
  return [...households.values()];
}
