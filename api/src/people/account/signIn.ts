import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { deviceName } from '../session/deviceName.ts';
import { hashOf, randomSecret } from '../session/secrets.ts';
import { shopCookies } from '../session/shopCookies.ts';
import type { ShopSessions } from '../session/shopSessions.ts';
import { deviceDays, rememberDevice } from './deviceQueries.ts';
import type { JoinGuestOrders } from './GuestOrders.ts';
import { accountMailKinds } from './accountMailKinds.ts';

interface Needs {
  database: Database;
  sessions: ShopSessions;
  siteOrigin: string;
  joinGuestOrders: JoinGuestOrders;
  /** An email was queued. */
  wake: () => void;
}

/** Who has proved to be a member. */
interface Member {
  id: string;
  email: string;
  signInEpoch: number;
}

export type SignIn = ReturnType<typeof signInWith>;

/** What follows when someone has proved to be a member, however that was done. */
export function signInWith({ database, sessions, siteOrigin, joinGuestOrders, wake }: Needs) {
  const cookies = shopCookies(siteOrigin);

  /** The secrets by which the browser is known; it gets one that has none. */
  function deviceHashes(request: FastifyRequest, reply: FastifyReply): string[] {
    const shown = cookies.read(request, 'device');
    const secrets = shown.length ? shown : [randomSecret()];
    if (secrets[0]) cookies.set(request, reply, 'device', secrets[0], deviceDays * 24 * 60 * 60);
    return secrets.map(hashOf);
  }

  /**
   * Begins a session. What was ordered as a guest with the member's confirmed address joins the account, and a sign-in
   * from a browser that the account does not know sends an email.
   * @param member the row at the time of the comparison; `email` is normalised. @returns the token; the cookies are on
   * the reply. @throws ApiProblem 401 when a way to sign in has ended since then
   */
  return async (request: FastifyRequest, reply: FastifyReply, member: Member) => {
    const { id, email } = member;
    const hashes = deviceHashes(request, reply);
    const before = await sessions.findShopper(request);
    const guestId = before?.guest ? before.id : undefined;
    const token = await sessions.start(request, reply, member);
    const isNewDevice = await database.transaction(async (tx) => {
      await joinGuestOrders(tx, id, { email, guestId });
      const isNew = await rememberDevice(tx, id, hashes);
      const device = deviceName(request.headers['user-agent']);
      const at = new Date().toISOString();
      if (isNew)
        await queueWork(
          tx,
          accountMailKinds.row({ mail: 'new-device', accountId: id, event: randomUUID(), device, at }),
        );
      return isNew;
    });
    if (isNewDevice) wake();
    return token;
  };
}
