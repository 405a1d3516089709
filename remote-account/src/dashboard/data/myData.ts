import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** All data that the shop stores about the member, as a zip file. @throws ApiProblem */
export async function fetchExport(signal: AbortSignal): Promise<Blob> {
  return withSession(signal, (api) => answer(api.GET('/api/account/export', { parseAs: 'blob' })));
}

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** @returns the date of deletion, ISO. @throws ApiProblem; its code is `wrong_password` for a wrong password */
export async function requestDeletion(signal: AbortSignal, password: string): Promise<string> {
  const { at } = await withSession(signal, (api) => answer(api.POST('/api/account/deletion', { body: { password } })));
  return at;
}

/** Cancels the deletion. @throws ApiProblem */
export async function keepAccount(signal: AbortSignal): Promise<void> {
  await withSession(signal, (api) => answer(api.DELETE('/api/account/deletion')));
}
