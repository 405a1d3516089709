import { readToken } from '@paw/contract/tokenStorage.ts';
import { answer, ApiProblem } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';
import { links } from '@paw/contract/links.ts';
import type { LoginState } from '@paw/contract/loginState.ts';
import type { useNavigate } from '@paw/ui/router.ts';

/** Whether the shopper checks out with an account. The guard requires a token, so everyone else is a guest. */
export const isMember = (): boolean => readToken()?.guest !== true;

/** The signed-in member's address. @throws ApiProblem */
export async function fetchEmail(signal: AbortSignal): Promise<string> {
  return withSession(signal, async (api, { id }) => {
    const { user } = await answer(api.GET('/api/admin/user/{id}', { params: { path: { id } } }));
    return user.email;
  });
}

const state: LoginState = { reason: 'session-ended' };

export const isSignedOut = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'signed_out';

/** Goes to /login, which gives the reason and leads back. The draft keeps what was typed. */
export function logInAgain(navigate: ReturnType<typeof useNavigate>): void {
  void navigate(links.login(links.checkout()), { replace: true, state });
}
