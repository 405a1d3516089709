/** What a region knows when it renders. */
export interface RegionState {
  /** `slow` is still loading, but "Try again" is offered. */
  code: 'idle' | 'loading' | 'slow' | 'ready' | 'failed';
  /** From the server: content, or only a frame that says that the page is loading. */
  html?: 'content' | 'frame';
  hasFallback: boolean;
  /** The page is complete without it: its failure shows nothing. */
  isOptional: boolean;
}

type Notice = '' | ' with notice';

/**
 * `panel` has "Try again"; `waiting` is as large as the component; with a notice, the page's one notice names this
 * region too.
 */
export type RegionView = 'component' | `html${Notice}` | `fallback${Notice}` | 'panel' | 'waiting' | 'nothing';

/**
 * What a region shows until hydration, and after it: there the server's HTML may be replaced, where it would be dead
 * buttons or an endless loading frame. docs/errors.md says the same in a table.
 */
export function regionView({ code, html, hasFallback, isOptional }: RegionState): readonly [RegionView, RegionView] {
  if (code === 'ready') return ['component', 'component'];
  const isLate = code === 'failed' || code === 'slow';
  const notice = isLate && !isOptional ? ' with notice' : '';
  const substitute = hasFallback ? (`fallback${notice}` as const) : isLate ? 'panel' : 'waiting';
  if (!html) return [substitute, substitute];
  const isReplaced = isOptional ? code === 'failed' : isLate && html === 'frame';
  if (isReplaced) return ['html', isOptional && !hasFallback ? 'nothing' : substitute];
  return [`html${notice}`, `html${notice}`];
}
