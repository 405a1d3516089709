import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import { answerMessage, getMessage, listMessages, setState } from './messageQueries.ts';
import { staffMessageDetail, staffMessages } from './messageSchemas.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import type { StaffParts } from './staffRoutes.ts';

const query = z.object({
  state: z.enum(['open', 'answered', 'closed', 'suspect', 'all']).default('open'),
  search: requestText(100).optional(),
  most: z.coerce.number().int().min(1).max(500).default(50),
});
const params = z.object({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });
const body = z.object({
  answer: requestText(10_000).refine((text) => text.trim() !== '', 'must say something'),
});
const subjectOf = (id: number) => `message ${id}`;

/** Messages to the shop, and their answers. */
export function staffMessageRoutes(app: App, { database, wake }: StaffParts): void {
  app.get(
    '/messages',
    { schema: { querystring: query, response: { 200: staffMessages, ...problems } } },
    async ({ query: { state, ...rest } }) => ({
      messages: await listMessages(database, { ...rest, ...(state !== 'all' && { state }) }),
    }),
  );

  app.get(
    '/messages/:id',
    { schema: { params, response: { 200: staffMessageDetail, ...problems } } },
    async (request) => getMessage(database, request.params.id),
  );

  app.post(
    '/messages/:id/answer',
    { schema: { params, body, response: { 200: staffMessageDetail, ...problems } } },
    async (request) => {
      const { id } = request.params;
      const answer = request.body.answer.replace(/\r\n?/g, '\n').trim();
      const message = await database.transaction(async (tx) => {
        await answerMessage(tx, id, staffName(request), answer);
        await insertAudit(tx, { who: staffName(request), action: 'answer', subject: subjectOf(id) });
        return getMessage({ db: tx }, id);
      });
      wake();
      return message;
    },
  );

  for (const [action, state] of [
    ['close', 'closed'],
    ['reopen', 'open'],
  ] as const) {
    app.post(
      `/messages/:id/${action}`,
      { schema: { params, response: { 200: staffMessageDetail, ...problems } } },
      async (request) => {
        const { id } = request.params;
        return database.transaction(async (tx) => {
          const before = await setState(tx, id, state);
          await insertAudit(tx, { who: staffName(request), action, subject: subjectOf(id), details: { before } });
          return getMessage({ db: tx }, id);
        });
      },
    );
  }
}
