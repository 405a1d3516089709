import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal, sendRefusal } from '../../platform/tries/Refusal.ts';
import { trierOf } from '../../people/account/signInGuard.ts';
import { tryQueries } from '../../platform/tries/tryQueries.ts';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { OrderParts } from '../order/placeRoute.ts';
import type { MemberParts } from '../../people/session/findMember.ts';
import { refuseForeign } from '../../people/session/refuseForeign.ts';
import { checkRoom, findPhoto, insertPhoto } from './photoQueries.ts';
import { mostPhotoBytes, readPhoto } from './readPhoto.ts';

const path = '/api/orders/:reference/returns/:returnId/photos';
const params = z.object({
  reference: requestText(100).min(1).describe('Signed; returned when the order was placed'),
  returnId: z.uuid(),
});
const types = ['image/jpeg', 'image/png', 'image/webp'];

/** Pictures of a return, for anyone who has the order's reference: a guest, and a member, whose orders come with it. */
export async function photoRoutes(
  app: App,
  { database, siteOrigin, references }: MemberParts & Pick<OrderParts, 'references'>,
): Promise<void> {
  const tries = tryQueries(database);

  /** @throws ApiProblem 404 */
  async function placeOf(request: FastifyRequest) {
    const { data } = params.safeParse(request.params);
    const orderId = data && (await references.findOrderId(request, data.reference));
    if (data && orderId) return { orderId, returnId: data.returnId };
    throw new ApiProblem(404, 'order_not_found', 'We can’t find this order. Check the link.');
  }

  /** Before a byte of a picture is read: who may send none sends none. */
  async function letIn(request: FastifyRequest): Promise<void> {
    const place = await placeOf(request);
    await checkRoom(database, place);
    const seconds = await tries.insertTry('photo', trierOf(request, place.returnId));
    if (seconds) throw new Refusal(seconds, 'You’ve sent many photos. Wait %, then try again.');
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      types,
      { parseAs: 'buffer', bodyLimit: mostPhotoBytes },
      async (_: unknown, body: Buffer) => body,
    );
    scope.post(
      path,
      {
        onRequest: [refuseForeign(siteOrigin), letIn],
        bodyLimit: mostPhotoBytes,
        errorHandler: sendRefusal,
        schema: {
          operationId: 'addReturnPhoto',
          summary: 'Adds a photo to a return: a JPEG, PNG or WebP as the body. The shop stores a smaller JPEG',
          response: { 201: z.object({ id: z.string() }), ...problems },
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new ApiProblem(415, 'not_a_photo', 'Please send a photo.');
        const jpeg = await readPhoto(request.body);
        const place = await placeOf(request);
        return reply.code(201).send({ id: await database.transaction((tx) => insertPhoto(tx, place, jpeg)) });
      },
    );
  });

  app.get(
    `${path}/:photoId`,
    {
      schema: {
        operationId: 'getReturnPhoto',
        summary: 'One photo of a return, as JPEG',
        params: params.extend({ photoId: z.uuid() }),
        response: problems,
      },
    },
    async (request, reply) => {
      const jpeg = await findPhoto(database, await placeOf(request), request.params.photoId);
      if (!jpeg) throw new ApiProblem(404, 'photo_not_found', 'We can’t find that photo.');
      return reply
        .type('image/jpeg')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline; filename="picture.jpg"')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(jpeg as never);
    },
  );
}
