import { z } from 'zod';
import { problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { rotateKeys } from './rotateKeys.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import type { StaffParts } from './staffRoutes.ts';

const answer = z.object({ keys: z.int().describe('How many keys verify tokens now') });

/** The keys that sign the shop's tokens. */
export function staffKeyRoutes(app: App, { database }: StaffParts): void {
  app.post('/keys/rotate', { schema: { response: { 200: answer, ...problems } } }, async (request) =>
    database.transaction(async (tx) => ({ keys: await rotateKeys(tx, staffName(request)) })),
  );
}
