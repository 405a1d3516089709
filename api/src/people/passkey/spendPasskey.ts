import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type findPasskey, updateUsed } from './passkeyQueries.ts';
import type { shownCredential } from './passkeySchemas.ts';
import { challengeOf, relyingParty } from './relyingParty.ts';

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>['passkey'];

/** Whether the passkey signed its challenge, and is no copy; its counter then moves on. A refusal is logged. */
export async function spendPasskey(
  { database, siteOrigin }: { database: Database; siteOrigin: string },
  request: FastifyRequest,
  credential: z.output<typeof shownCredential>,
  passkey: KnownPasskey,
): Promise<boolean> {
  const counter = await relyingParty(request, siteOrigin)
    .verifyShown(credential, challengeOf(credential.response), passkey)
    .catch((error: unknown) => {
      request.log.warn({ err: error }, 'A passkey was refused.');
      return undefined;
    });
  return counter !== undefined && updateUsed(database, passkey.id, passkey.counter, counter);
}
