import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import { fulfilNotices } from '../../selling/stock-notice/noticeQueries.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import type { StaffParts } from './staffRoutes.ts';
import { staffStock } from './staffSchemas.ts';
import { changeStock, listStock, mostUnits } from './stockQueries.ts';

const query = z.object({
  search: requestText(100).optional(),
  below: z.coerce.number().int().min(0).max(mostUnits).optional(),
  most: z.coerce.number().int().min(1).max(500).default(50),
});
const body = z.object({
  set: z.int().min(0).max(mostUnits).optional(),
  add: z.int().min(-mostUnits).max(mostUnits).optional(),
});
const changed = z.object({
  sku: z.string(),
  before: z.int(),
  units: z.int(),
  mails: z.int().describe('Back-in-stock emails'),
});

/** Lists and changes stock. */
export function staffStockRoutes(app: App, { database, wake }: StaffParts): void {
  app.get(
    '/stock',
    { schema: { querystring: query, response: { 200: staffStock, ...problems } } },
    async (request) => ({
      variants: await listStock(database, request.query),
    }),
  );

  const params = z.object({ sku: requestText(60) });
  app.post('/stock/:sku', { schema: { params, body, response: { 200: changed, ...problems } } }, async (request) => {
    const { sku } = request.params;
    const { set, add } = request.body;
    if ((set === undefined) === (add === undefined)) {
      throw new ApiProblem(400, 'bad_request', 'Give the number of units to set, or the number to add.');
    }
    const result = await database.transaction(async (tx) => {
      const { before, units } = await changeStock(tx, sku, { set, add });
      const mails = units > before ? await fulfilNotices(tx) : 0;
      await insertAudit(tx, { who: staffName(request), action: 'stock', subject: sku, details: { before, units } });
      return { sku, before, units, mails };
    });
    if (result.mails) wake();
    return result;
  });
}
