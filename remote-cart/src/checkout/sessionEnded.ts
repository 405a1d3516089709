import { ApiProblem } from '@paw/api-client/http.ts';
import { links } from '@paw/contract/links.ts';
import type { LoginState } from '@paw/contract/loginState.ts';
import type { useNavigate } from '@paw/ui/router.ts';

const state: LoginState = { reason: 'session-ended' };

export const isSignedOut = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'signed_out';

/** To /login, which gives the reason and leads back; the draft keeps what was typed. */
export function logInAgain(navigate: ReturnType<typeof useNavigate>): void {
  void navigate(links.login(links.checkout()), { replace: true, state });
}
