import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listPhotos } from '../../selling/return/photoQueries.ts';
import { answerReturn, receiveReturn } from '../../selling/return/returnMoves.ts';
import { returnTransitions } from '../../selling/return/returnStates.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import { findReturnId, getReturn, listReturns } from './staffReturnQueries.ts';
import { staffPhotos, staffReturnDetail, staffReturns } from './staffReturnSchemas.ts';
import type { StaffParts } from './staffRoutes.ts';

const states = Object.keys(returnTransitions) as (keyof typeof returnTransitions)[];
const notAtTheirEnd = states.filter((state) => returnTransitions[state].length > 0);
const query = z.object({
  state: z.enum(['open', 'all', ...states]).default('open'),
  most: z.coerce.number().int().min(1).max(500).default(50),
});
const params = z.object({
  id: z.string().regex(/^[0-9a-f]{8}[0-9a-f-]{0,28}$/i, 'is the beginning of an id: eight characters or more'),
});
const words = requestText(2000).transform((text) => text.trim());
const bodies = {
  approve: z.object({ text: words.optional() }),
  refuse: z.object({ text: words.refine((text) => text !== '', 'must say why') }),
  receive: z.object({ restock: z.boolean().default(false), refund: z.boolean().default(true) }),
};

/** Lists, answers and receives returns. */
export function staffReturnRoutes(app: App, { database, wake }: StaffParts): void {
  app.get(
    '/returns',
    { schema: { querystring: query, response: { 200: staffReturns, ...problems } } },
    async ({ query: { state, most } }) => {
      const wanted = state === 'open' ? notAtTheirEnd : state === 'all' ? [] : [state];
      return { returns: await listReturns(database, wanted, most) };
    },
  );

  const schema = { params, response: { 200: staffReturnDetail, ...problems } };
  app.get('/returns/:id', { schema }, async (request) =>
    getReturn(database, await findReturnId(database, request.params.id)),
  );

  app.get(
    '/returns/:id/photos',
    { schema: { params, response: { 200: staffPhotos, ...problems } } },
    async (request) => {
      const id = await findReturnId(database, request.params.id);
      const photos = await listPhotos(database, id);
      return { id, photos: photos.map((photo) => ({ id: photo.id, jpeg: photo.jpeg.toString('base64') })) };
    },
  );

  /** One step of a return and its audit entry under the order's number; the answer is the return after it. */
  const step = async (
    who: string,
    action: string,
    typed: string,
    work: (tx: Queries, id: string) => Promise<{ number: string; [detail: string]: unknown }>,
  ) => {
    const id = await findReturnId(database, typed);
    const found = await database.transaction(async (tx) => {
      const { number, ...details } = await work(tx, id);
      await insertAudit(tx, { who, action: `${action} return`, subject: number, details: { return: id, ...details } });
      return getReturn({ db: tx }, id);
    });
    wake();
    return found;
  };

  app.post('/returns/:id/approve', { schema: { ...schema, body: bodies.approve } }, async (request) =>
    step(staffName(request), 'approve', request.params.id, async (tx, id) => ({
      number: await answerReturn(tx, id, 'approved', request.body.text),
    })),
  );

  app.post('/returns/:id/refuse', { schema: { ...schema, body: bodies.refuse } }, async (request) =>
    step(staffName(request), 'refuse', request.params.id, async (tx, id) => ({
      number: await answerReturn(tx, id, 'refused', request.body.text),
    })),
  );

  app.post('/returns/:id/receive', { schema: { ...schema, body: bodies.receive } }, async (request) =>
    step(staffName(request), 'receive', request.params.id, async (tx, id) => ({
      ...(await receiveReturn(tx, id, request.body)),
      restock: request.body.restock,
    })),
  );
}
