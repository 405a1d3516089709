import { answer } from '@paw/shared/contract/http.ts';
import { withSession } from '@paw/shared/contract/withSession.ts';

/** A browser in which the member is signed in; times are ISO text. */
export interface SignedIn {
  id: string;
  device: string;
  createdAt: string;
  lastUsedAt: string;
  isThis: boolean;
}

/** @throws ApiProblem */
export const listSessions = (signal: AbortSignal): Promise<SignedIn[]> =>
  withSession(signal, async (api) => (await answer(api.GET('/api/account/sessions'))).sessions);

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

/** @returns where to look for the mail to the new address. @throws ApiProblem */
export const changeEmail = (body: { email: string; password: string }, signal: AbortSignal) =>
  withSession(signal, async (api) => (await answer(api.POST('/api/account/email', { body }))).delivery);
