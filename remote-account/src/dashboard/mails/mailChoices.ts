import type { components } from '@paw/api-client/apiTypes.d.ts';
import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

export type MailChoices = components['schemas']['MailChoices'];
export type StockNotice = MailChoices['stockNotices'][number];

/** @throws ApiProblem */
export async function fetchMails(signal: AbortSignal): Promise<MailChoices> {
  return withSession(signal, (api) => answer(api.GET('/api/account/mails')));
}

/** @throws ApiProblem */
export async function chooseMails(signal: AbortSignal, newsletter: boolean): Promise<MailChoices> {
  return withSession(signal, (api) => answer(api.PUT('/api/account/mails', { body: { newsletter } })));
}

/** @throws ApiProblem */
export async function deleteNotice(signal: AbortSignal, id: number): Promise<void> {
  await withSession(signal, (api) =>
    answer(api.DELETE('/api/account/stock-notices/{id}', { params: { path: { id } } })),
  );
}
