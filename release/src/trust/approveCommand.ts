/** What a POSIX shell takes as one word without quotes. */
const PLAIN = /^[\w./:@%+=,-]+$/;

/**
 * Signs a proposal. A registry writes no entry that a person's key signs, so the command names the store itself. It contains
 * no placeholder in angle brackets, which a shell would take for files.
 * @param store its address, as `ReleaseStore.address`
 */
export function approveCommand(id: string, env: string, store: string): string {
  const named = PLAIN.test(store) ? store : `'${store.replaceAll("'", `'\\''`)}'`;
  return `npm run release -- approve ${id} --env ${env} --store ${named} --key your-key.json`;
}
