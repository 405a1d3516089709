import { type RefObject, useEffect } from 'react';

/** While a panel is open: Escape closes it and returns the focus; a press or a focus elsewhere closes it. */
export function useClosing(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const item = () => root.current?.querySelector('[data-open]');
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (item()?.contains(document.activeElement)) item()?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      close();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!item()?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  });
}
