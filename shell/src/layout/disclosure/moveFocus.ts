import type { KeyboardEvent } from 'react';

/**
 * Arrows, Home and End move among a menu's names, or among the links of an open panel. Down on a name opens its panel
 * and enters it; Up on the first link returns. Tab is unchanged.
 */
export function moveFocus(event: KeyboardEvent, open: (key: string) => void): void {
  const { key, target, currentTarget } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return;
  const item = target.closest<HTMLElement>('[data-item]');
  const panel = item?.querySelector('[data-panel]');
  const isInside = panel?.contains(target) ?? false;
  const stops = [...(isInside && panel ? panel : currentTarget).querySelectorAll<HTMLElement>('a, button')].filter(
    (stop) => isShown(stop) && (isInside || !stop.closest('[data-panel]')),
  );
  const at = stops.indexOf(target);
  const steps: Record<string, number | undefined> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: stops.length - 1,
    ...(isInside && { ArrowDown: at + 1, ArrowUp: at - 1 }),
  };
  const step = steps[key];
  const button = item?.querySelector<HTMLElement>('[aria-expanded]');
  if (step !== undefined) (stops[step] ?? (key === 'ArrowUp' ? button : target))?.focus();
  else if (key === 'ArrowDown' && item && panel) {
    open(item.dataset.item ?? '');
    [...panel.querySelectorAll<HTMLElement>('a, button')].find(isShown)?.focus();
  } else if (key === ' ' && target.matches('a[role=button]')) target.click();
  else return;
  event.preventDefault();
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? true;
}
