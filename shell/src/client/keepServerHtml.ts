/** The page's regions as the server sent them: region key → HTML. */
export function keepServerHtml(root: HTMLElement): ReadonlyMap<string, string> {
  return new Map(
    [...root.querySelectorAll<HTMLElement>('[data-region]:not([data-failed])')].map((region) => [
      region.dataset.region ?? '',
      region.innerHTML,
    ]),
  );
}
