/** What a region knows when it renders. */
export interface RegionState {
  /** Of its code: `slow` is still loading, but "Try again" is offered. */
  code: 'idle' | 'loading' | 'slow' | 'ready' | 'failed';
  /** From the server: content, or only a frame that says that the page is loading. */
  serverHtml?: 'content' | 'loading-frame';
  hasFallback: boolean;
  /** The page is complete without it: its failure shows nothing. */
  isOptional: boolean;
}

/** `panel` has "Try again"; `waiting` is as large as the component. */
export type RegionContent = 'component' | 'server-html' | 'fallback' | 'panel' | 'waiting' | 'nothing';

export interface RegionView {
  content: RegionContent;
  /** The page's one notice names this region too. */
  hasNotice: boolean;
  /** What replaces the server's HTML after hydration, where that would be dead buttons or an endless loading frame. */
  afterHydration?: { content: RegionContent; hasNotice: boolean };
}

/** What a region shows. docs/errors.md says the same in a table. */
export function regionView({ code, serverHtml, hasFallback, isOptional }: RegionState): RegionView {
  if (code === 'ready') return { content: 'component', hasNotice: false };
  const isLate = code === 'failed' || code === 'slow';
  const hasNotice = isLate && !isOptional;
  const fallback: RegionView = { content: 'fallback', hasNotice };
  const panel: RegionView = { content: isLate ? 'panel' : 'waiting', hasNotice: false };
  const substitute = hasFallback ? fallback : panel;
  if (!serverHtml) return substitute;
  const isReplaced = isOptional ? code === 'failed' : isLate && serverHtml === 'loading-frame';
  if (!isReplaced) return { content: 'server-html', hasNotice };
  const nothing: RegionView = { content: 'nothing', hasNotice: false };
  return {
    content: 'server-html',
    hasNotice: false,
    afterHydration: isOptional && !hasFallback ? nothing : substitute,
  };
}
