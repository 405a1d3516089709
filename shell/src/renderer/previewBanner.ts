import type { ReleaseSet } from '@paw/contract/releaseSet.ts';

/**
 * At the top of every preview page: names the shown releases, with a link to leave. React does not hydrate it, so it
 * works on a broken page, too.
 * @param shown names of the remotes that are not live
 */
export function previewBanner({ remotes }: ReleaseSet, shown: readonly string[]): string {
  const labels = shown.map((name) => `${name}@${remotes[name]?.release ?? ''}`).join(', ');
  return `<style>${styles}</style>
<aside class="preview-banner" aria-label="Preview"><p><strong>Preview</strong> of ${labels}. Shoppers see the live store.</p><a href="/preview/leave" rel="nofollow" referrerpolicy="same-origin">Leave preview</a></aside>`;
}

const styles = `.preview-banner{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--space-4) var(--space-16);padding:var(--space-4) var(--gutter);background:var(--pine-deep);color:var(--paper);font-size:var(--text-14)}.preview-banner p{margin:0;overflow-wrap:anywhere}.preview-banner a{display:inline-flex;align-items:center;min-height:44px;color:var(--paper)}@media print{.preview-banner{display:none}}`;
