import { createHash, timingSafeEqual } from 'node:crypto';
import { clientAddress } from '@paw/node/clientAddress.ts';
import type { Metrics } from '@paw/node/createMetrics.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import { addSecurityEvent } from '../../platform/security-events/recordSecurityEvents.ts';
import { WorkQueue } from '../../platform/tries/WorkQueue.ts';
import { findStaffKey, hasKeyManager, noteStaffKeyUse } from './staffKeyQueries.ts';
import { isSecretOf, readStaffKey } from './staffKeyText.ts';
import { type StaffScope, staffScopes } from './staffScopes.ts';
import { wrongKeys } from './wrongKeys.ts';

/** Who sends a call: the name is the key's, and goes into the audit. */
interface Staff {
  name: string;
  scopes: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    staff?: Staff;
  }
}

/** The key of a start, with which the first person gets a key. */
export interface BootstrapKey {
  text: string;
  /** In development it opens all; elsewhere it only gives keys to people. */
  mayAll: boolean;
}

/** The name of the start's key in the audit. */
const bootstrapName = 'the key of the start';

/** ms without a call, after which the next one is a use of its own in the event log. */
const oneUse = 3_600_000;

/** Calls with keys that are not known yet; further ones get 503. */
const strangersWaiting = 60;

const digest = (text: string) => createHash('sha256').update(text).digest();

interface Needs {
  database: Database;
  metrics: Metrics;
  /** An email was queued. */
  wake: () => void;
  bootstrap?: BootstrapKey | undefined;
}

/** Recognizes who calls, by the header `x-staff-key`, and refuses what the key does not allow. */
export function staffAccess({ database, metrics, wake, bootstrap }: Needs) {
  const wrong = wrongKeys(database, metrics, wake);
  const first = bootstrap && digest(bootstrap.text);
  let bootstrapUsed = 0;
  // A flood of wrong keys gets one connection to the database, and shoppers the others.
  const strangers = new WorkQueue(strangersWaiting);
  const known = new LRUCache<string, true>({ max: 1000, ttl: oneUse });

  /** Keys that were right lately do not wait behind others; each call still looks whether they are. */
  async function recognize(request: FastifyRequest): Promise<Staff> {
    const header = request.headers['x-staff-key'];
    const text = typeof header === 'string' ? header : '';
    const mark = digest(text).toString('base64');
    const look = () => find(request, text);
    try {
      const staff = await (known.has(mark) ? look() : strangers.run(look, [clientAddress(request)]));
      known.set(mark, true);
      return staff;
    } catch (error) {
      known.delete(mark);
      throw error;
    }
  }

  async function find(request: FastifyRequest, text: string): Promise<Staff> {
    // Only until a person may give keys: then this one is a secret that no one is answerable for.
    if (bootstrap && first && timingSafeEqual(digest(text), first) && !(await hasKeyManager(database))) {
      if (Date.now() - bootstrapUsed > oneUse) noteUse(request, bootstrapName);
      bootstrapUsed = Date.now();
      return { name: bootstrapName, scopes: bootstrap.mayAll ? staffScopes : ['staff'] };
    }
    const given = readStaffKey(text);
    const key = given && (await findStaffKey(database, given.id));
    if (!isSecretOf(key?.hash ?? '', given?.secret ?? '') || !key) {
      wrong.note(request, 'wrong_key');
      await wrong.slowDown(request);
      throw new ApiProblem(401, 'wrong_key', 'This is not a staff key of this store, or it no longer is.');
    }
    const day = (time: string) => new Date(time).toISOString().slice(0, 10);
    if (key.revokedAt) {
      wrong.note(request, 'key_revoked', key);
      throw new ApiProblem(401, 'key_revoked', `The key of ${key.name} was revoked on ${day(key.revokedAt)}.`);
    }
    if (Date.parse(key.expiresAt) <= Date.now()) {
      wrong.note(request, 'key_expired', key);
      throw new ApiProblem(401, 'key_expired', `The key of ${key.name} ended on ${day(key.expiresAt)}.`);
    }
    if (!key.usedAt || Date.now() - Date.parse(key.usedAt) > oneUse) noteUse(request, key.name);
    await noteStaffKeyUse(database, key.id);
    return { name: key.name, scopes: key.scopes };
  }

  /** A hook: only calls with a key that has the scope pass. */
  return (scope: StaffScope) =>
    async (request: FastifyRequest): Promise<void> => {
      const staff = await recognize(request);
      request.staff = staff;
      if (staff.scopes.includes(scope)) return;
      const id = readStaffKey(String(request.headers['x-staff-key']))?.id;
      wrong.note(request, 'not_allowed', { id, name: staff.name });
      const may = staff.scopes.join(', ');
      throw new ApiProblem(403, 'not_allowed', `The key of ${staff.name} may not do this: it is for ${may}.`);
    };
}

const noteUse = (request: FastifyRequest, person: string) =>
  addSecurityEvent(request, { kind: 'staff-key', outcome: 'ok', person });

/** Whose key the call has. */
export function staffName({ staff }: FastifyRequest): string {
  if (!staff) throw new Error('No hook has recognized who calls.');
  return staff.name;
}
