import { answer } from '@paw/api-client/http.ts';
import { withSession } from '@paw/contract/withSession.ts';

/** All that the shop keeps of the member, as a zip. @throws ApiProblem */
export async function fetchExport(signal: AbortSignal): Promise<Blob> {
  return withSession(signal, (api) => answer(api.GET('/api/account/export', { parseAs: 'blob' })));
}

/** Saves a file as a download. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @returns when the account will be deleted, ISO. @throws ApiProblem; its code is `wrong_password` when it is another */
export async function askForDeletion(signal: AbortSignal, password: string): Promise<string> {
  const { at } = await withSession(signal, (api) => answer(api.POST('/api/account/deletion', { body: { password } })));
  return at;
}

/** Takes it back. @throws ApiProblem */
export async function keepAccount(signal: AbortSignal): Promise<void> {
  await withSession(signal, (api) => answer(api.DELETE('/api/account/deletion')));
}
