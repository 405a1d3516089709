import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/http/apiProblem.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A hook: only calls with the shop's staff key pass. How long it takes tells nothing about the key. */
export function requireStaffKey(staffKey: string) {
  const right = digest(staffKey);
  return async ({ headers }: FastifyRequest): Promise<void> => {
    const given = headers['x-staff-key'];
    if (typeof given === 'string' && timingSafeEqual(digest(given), right)) return;
    throw new ApiProblem(401, 'wrong_key', 'That is not the staff key of this store (STAFF_KEY).');
  };
}

/** Who does it, as the caller says: everyone with the key is trusted with that. URL-encoded, for names with accents. */
export function staffName({ headers }: FastifyRequest): string {
  const given = headers['x-staff-name'];
  try {
    const name = decodeURIComponent(typeof given === 'string' ? given : '')
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim();
    return name.slice(0, 80) || 'staff';
  } catch {
    return 'staff';
  }
}
