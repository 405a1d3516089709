import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { findMember, type MemberParts } from '../session/findMember.ts';
import { refuseForeign } from '../session/refuseForeign.ts';
import { deletePet, insertPet, listPets, updatePet } from './petQueries.ts';
import { myPets, pet, petBody } from './petSchemas.ts';

const params = z.object({ id: z.uuid() });
const logIn = 'Please log in to see your pets.';

/** A member's pets. Another member's pet looks like one that does not exist. */
export function petRoutes(app: App, { database, sessions, siteOrigin }: MemberParts): void {
  const onRequest = refuseForeign(siteOrigin);

  app.get(
    '/api/account/pets',
    {
      schema: {
        operationId: 'listMyPets',
        summary: 'The signed-in member’s pets',
        response: { 200: myPets, ...problems },
      },
    },
    async (request) => ({ pets: await listPets(database, await findMember(sessions, request, logIn)) }),
  );

  app.post(
    '/api/account/pets',
    {
      onRequest,
      schema: {
        operationId: 'savePet',
        summary: 'Adds a pet for the signed-in member',
        body: petBody,
        response: { 201: pet, ...problems },
      },
    },
    async (request, reply) => {
      const accountId = await findMember(sessions, request, logIn);
      return reply.code(201).send(await database.transaction((tx) => insertPet(tx, accountId, request.body)));
    },
  );

  app.put(
    '/api/account/pets/:id',
    {
      onRequest,
      schema: {
        operationId: 'changePet',
        summary: 'Replaces one of the signed-in member’s pets',
        params,
        body: petBody,
        response: { 200: pet, ...problems },
      },
    },
    async (request) => updatePet(database, await findMember(sessions, request, logIn), request.params.id, request.body),
  );

  app.delete(
    '/api/account/pets/:id',
    {
      onRequest,
      schema: {
        operationId: 'deletePet',
        summary: 'Deletes one of the signed-in member’s pets',
        params,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      await deletePet(database, await findMember(sessions, request, logIn), request.params.id);
      return reply.code(204).send(null);
    },
  );
}
