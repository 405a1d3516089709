import { type RefObject, useEffect, useRef } from 'react';

/**
 * One level down, reading starts at the drawer's title; one level up, at the entry that had led down. Entries say by
 * `data-to` where they lead.
 */
export function useLevelFocus(content: RefObject<HTMLElement | null>, path: readonly string[], open: boolean): void {
  const shown = useRef({ path, open });
  useEffect(() => {
    const before = shown.current;
    shown.current = { path, open };
    // The drawer itself says where the focus is when it opens and closes.
    if (before.open !== open) return;
    const left = before.path[path.length];
    const isDeeper = path.length > before.path.length;
    const drawer = content.current?.closest('dialog');
    if (isDeeper) drawer?.querySelector<HTMLElement>('h2')?.focus();
    else if (left !== undefined) drawer?.querySelector<HTMLElement>(`[data-to="${CSS.escape(left)}"]`)?.focus();
  }, [content, path, open]);
}
