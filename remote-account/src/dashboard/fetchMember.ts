import { answer } from '@paw/shared/contract/http.ts';
import { withSession } from '@paw/shared/contract/withSession.ts';

export interface Member {
  name: string;
  email: string;
}

/** The signed-in member, from the api. @throws ApiProblem; its code is `signed_out` when nobody is signed in */
export async function fetchMember(signal: AbortSignal): Promise<Member> {
  return withSession(signal, async (api, { id }) => {
    const { user } = await answer(api.GET('/api/admin/user/{id}', { params: { path: { id } } }));
    return user;
  });
}
