/**
 * A file of a slice did not load. The message begins with the specification's words, whatever webpack or the federation
 * runtime threw; that error is the cause.
 */
export class LoadingFailed extends Error {
  override name = 'LoadingFailed';
  /** `remote` as in the release set, or `shell`; `key` such as `page:product`. */
  constructor(remote: string, release: string, key: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const words = /css/i.test(reason.slice(0, 20)) ? 'Loading CSS chunk failed' : 'Loading chunk failed';
    super(`${words}: ${key.replace(':', ' ')} of ${remote}@${release} (${firstLine(reason)})`, { cause });
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.trim() ?? '';
}
