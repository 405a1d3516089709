import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** The specified call for the signed-in member. @throws ApiProblem */
export async function fetchAccountName(signal: AbortSignal): Promise<string> {
  return withSession(signal, async (api, { id }) => {
    const { user } = await answer(api.GET('/api/admin/user/{id}', { params: { path: { id } } }));
    return user.name;
  });
}
