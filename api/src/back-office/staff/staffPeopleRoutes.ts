import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';
import type { Queries } from '../../platform/database/database.ts';
import { insertAudit } from '../audit/auditQueries.ts';
import type { StaffParts } from './staffRoutes.ts';
import { staffName } from '../staff-key/staffAccess.ts';
import { insertStaffKey, listStaffKeys, lockStaffKey, revokeStaffKey } from '../staff-key/staffKeyQueries.ts';
import { staffScopes } from '../staff-key/staffScopes.ts';

/** Names that begin with `the` are the shop's own in the audit: `the rounds`, `the key of the start`. */
const name = requestText(80)
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text !== '' && !/[\p{Cc}\p{Cf}]|^the /iu.test(text), 'must be the name of a person');
const until = z.iso.datetime().describe('When the key ends');
const scopes = z.array(z.enum(staffScopes)).min(1).max(staffScopes.length);
const params = z.object({ name });
const revoked = z.object({ name: z.string() });
const made = z.object({ name: z.string(), key: z.string().describe('Shown once'), expiresAt: z.string() });
const people = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      scopes: z.array(z.string()),
      createdBy: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
      usedAt: z.string().nullable(),
    }),
  ),
});

/** The latest end of a key: 400 days, so that each is looked at once a year. */
const longest = 400 * 86_400_000;

/** Who of the staff has a key, and what it may open. */
export function staffPeopleRoutes(app: App, { database }: StaffParts): void {
  const subject = (name: string) => `key of ${name}`;
  const endOf = (time: string): string => {
    const ms = Date.parse(time) - Date.now();
    if (ms > 0 && ms <= longest) return new Date(time).toISOString();
    throw new ApiProblem(400, 'bad_request', 'A key ends in the future, and within 400 days.');
  };
  const find = async (tx: Queries, name: string) => {
    const key = await lockStaffKey(tx, name);
    if (key) return key;
    throw new ApiProblem(404, 'no_such_person', `${name} has no key: "staff" lists who has one.`);
  };

  app.get('/people', { schema: { response: { 200: people, ...problems } } }, async () => ({
    people: (await listStaffKeys(database)).map((key) => ({ ...key, scopes: [...key.scopes] })),
  }));

  const body = z.object({ name, scopes, until });
  app.post('/people', { schema: { body, response: { 200: made, ...problems } } }, async (request) => {
    const { name, scopes, until } = request.body;
    const expiresAt = endOf(until);
    const by = staffName(request);
    return database.transaction(async (tx) => {
      if (await lockStaffKey(tx, name)) {
        throw new ApiProblem(409, 'has_key', `${name} has a key already: rotate it, or revoke it first.`);
      }
      const key = await insertStaffKey(tx, by, { name, scopes: [...new Set(scopes)], expiresAt });
      await insertAudit(tx, { who: by, action: 'add', subject: subject(name), details: { scopes, expiresAt } });
      return { name, key, expiresAt };
    });
  });

  app.post('/people/:name/revoke', { schema: { params, response: { 200: revoked, ...problems } } }, async (request) => {
    const { name } = request.params;
    return database.transaction(async (tx) => {
      await revokeStaffKey(tx, (await find(tx, name)).id);
      await insertAudit(tx, { who: staffName(request), action: 'revoke', subject: subject(name) });
      return { name };
    });
  });

  const rotation = { params, body: z.object({ until: until.optional() }), response: { 200: made, ...problems } };
  app.post('/people/:name/rotate', { schema: rotation }, async (request) => {
    const { name } = request.params;
    const by = staffName(request);
    return database.transaction(async (tx) => {
      const { id, scopes, expiresAt: before } = await find(tx, name);
      const expiresAt = endOf(request.body.until ?? before);
      await revokeStaffKey(tx, id);
      const key = await insertStaffKey(tx, by, { name, scopes: scopes as (typeof staffScopes)[number][], expiresAt });
      await insertAudit(tx, { who: by, action: 'rotate', subject: subject(name), details: { expiresAt } });
      return { name, key, expiresAt };
    });
  });
}
