import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { type Account, fetchAccount } from '../../member/account.ts';
import { type Identity, listIdentities } from '../../social-sign-in/identityCalls.ts';
import { listPasskeys, type Passkey } from '../../passkey/passkeyCalls.ts';

/** A browser in which the member is signed in; times are ISO text. */
export interface SignedIn {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isThis: boolean;
}

/** The member's ways to sign in, and where they are signed in. */
export interface Security {
  account: Account;
  sessions: SignedIn[];
  passkeys: Passkey[];
  identities: Identity[];
}

/** @throws ApiProblem */
export async function fetchSecurity(signal: AbortSignal): Promise<Security> {
  const [account, sessions, passkeys, identities] = await Promise.all([
    fetchAccount(signal),
    listSessions(signal),
    listPasskeys(signal),
    listIdentities(signal),
  ]);
  return { account, sessions, passkeys, identities };
}

const listSessions = (signal: AbortSignal): Promise<SignedIn[]> =>
  withSession(signal, async (api) => (await answer(api.GET('/api/account/sessions'))).sessions);

/** @throws ApiProblem */
export const changeName = (name: string, signal: AbortSignal): Promise<Account> =>
  withSession(signal, (api) => answer(api.PATCH('/api/account', { body: { name } })));

/** @throws ApiProblem */
export const endSession = (id: string, signal: AbortSignal): Promise<void> =>
  withSession(signal, async (api) => {
    await answer(api.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }));
  });

/** @throws ApiProblem */
export const endOtherSessions = (signal: AbortSignal): Promise<void> =>
  withSession(signal, async (api) => {
    await answer(api.DELETE('/api/account/sessions'));
  });

/** @throws ApiProblem */
export const changePassword = (
  body: { currentPassword: string; newPassword: string },
  signal: AbortSignal,
): Promise<void> =>
  withSession(signal, async (api) => {
    await answer(api.POST('/api/account/password', { body }));
  });

/** @returns where the email to the new address is. @throws ApiProblem */
export const changeEmail = (body: { email: string; password: string }, signal: AbortSignal) =>
  withSession(signal, async (api) => (await answer(api.POST('/api/account/email', { body }))).delivery);
