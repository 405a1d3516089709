import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** The signed-in member's address. @throws ApiProblem */
export async function fetchEmail(signal: AbortSignal): Promise<string> {
  return withSession(signal, async (api, { id }) => {
    const { user } = await answer(api.GET('/api/admin/user/{id}', { params: { path: { id } } }));
    return user.email;
  });
}
