/** `catalog/page:product`: names a region in `data-region`, and in what is kept of the server's HTML. */
export function regionKey(remote: string, part: string): string {
  return `${remote}/${part}`;
}
