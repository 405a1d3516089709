import type { Token } from './adminEntry.ts';
import type { AdminLog } from './adminLog.ts';
import { issueToken, type TokenRequest } from './tokens.ts';

/** An invitation is open for so long, at most. ms */
export const LONGEST_INVITATION = 7 * 24 * 3_600_000;

/**
 * Makes a one-time link that signs one person in with a role, for as long as a session lasts.
 * @returns where it leads in the registry: this is told once; and its entry, which ends it as `end-token` does
 */
export async function invite(
  log: AdminLog,
  by: string,
  wanted: Pick<TokenRequest, 'name' | 'role' | 'remotes' | 'lifetime'>,
): Promise<{ path: string; token: Token }> {
  const { text, token } = await issueToken(log, by, { ...wanted, isInvitation: true });
  return { path: `/auth/link/${text}`, token };
}
