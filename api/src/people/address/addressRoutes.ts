import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { findMember, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { deleteAddress, insertAddress, listSaved, updateAddress } from './addressQueries.ts';
import { addressBody, savedAddress, savedAddresses } from './addressFields.ts';

const params = z.object({ id: z.uuid() });
const logIn = 'Please log in to see your addresses.';

/** A member's addresses. Another member's address looks like one that does not exist. */
export function addressRoutes(app: App, { database, sessions, siteOrigin }: MemberParts): void {
  const onRequest = refuseForeign(siteOrigin);

  app.get(
    '/api/account/addresses',
    {
      schema: {
        operationId: 'listMyAddresses',
        summary: 'The signed-in member’s addresses',
        response: { 200: savedAddresses, ...problems },
      },
    },
    async (request) => ({ addresses: await listSaved(database, await findMember(sessions, request, logIn)) }),
  );

  app.post(
    '/api/account/addresses',
    {
      onRequest,
      schema: {
        operationId: 'saveAddress',
        summary: 'Adds an address for the signed-in member; the first one is the default',
        body: addressBody,
        response: { 201: savedAddress, ...problems },
      },
    },
    async (request, reply) => {
      const accountId = await findMember(sessions, request, logIn);
      const saved = await database.transaction((tx) => insertAddress(tx, accountId, request.body));
      return reply.code(201).send(saved);
    },
  );

  app.put(
    '/api/account/addresses/:id',
    {
      onRequest,
      schema: {
        operationId: 'changeAddress',
        summary: 'Replaces one of the signed-in member’s addresses',
        params,
        body: addressBody,
        response: { 200: savedAddress, ...problems },
      },
    },
    async (request) => {
      const accountId = await findMember(sessions, request, logIn);
      return database.transaction((tx) => updateAddress(tx, accountId, request.params.id, request.body));
    },
  );

  app.delete(
    '/api/account/addresses/:id',
    {
      onRequest,
      schema: {
        operationId: 'deleteAddress',
        summary: 'Deletes one of the signed-in member’s addresses; orders keep theirs',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const accountId = await findMember(sessions, request, logIn);
      await database.transaction((tx) => deleteAddress(tx, accountId, request.params.id));
      return reply.code(204).send(null);
    },
  );
}
