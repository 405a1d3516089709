import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import type { Account } from '../../member/account.ts';
import type { ListedOrder } from '../orders/memberOrders.ts';
import type { Pet } from '../pets/memberPets.ts';

/** The account and a few figures. A figure that could not be loaded is undefined; its section shows why. */
export interface Overview {
  account: Account;
  /** `last` is undefined when nothing was ordered yet. */
  orders?: { total: number; last?: ListedOrder };
  addresses?: number;
  wishes?: number;
  pets?: readonly Pet[];
}

/** @throws ApiProblem when the account itself cannot be loaded */
export async function fetchOverview(signal: AbortSignal): Promise<Overview> {
  return withSession(signal, async (api) => {
    const ifThere = <Data>(call: Promise<Data>): Promise<Data | undefined> => call.catch(() => undefined);
    const [account, orders, addresses, wishlist, pets] = await Promise.all([
      answer(api.GET('/api/account')),
      ifThere(answer(api.GET('/api/account/orders', { params: { query: { page: 1 } } }))),
      ifThere(answer(api.GET('/api/account/addresses'))),
      ifThere(answer(api.GET('/api/account/wishlist'))),
      ifThere(answer(api.GET('/api/account/pets'))),
    ]);
    return {
      account,
      orders: orders && { total: orders.total, last: orders.orders[0] },
      addresses: addresses?.addresses.length,
      wishes: wishlist?.items.length,
      pets: pets?.pets,
    };
  });
}
