import type { LiveState } from './LiveOverview.ts';

/**
 * Who the reader is, as the registry wrote it into the document: the bar is drawn whole at once, and nothing moves later.
 * @returns undefined in a document that does not say it
 */
export function readMe(): LiveState['me'] {
  const text = document.querySelector('#me')?.textContent;
  return text ? (JSON.parse(text) as LiveState['me']) : undefined;
}
