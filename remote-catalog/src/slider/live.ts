/* This module is a chunk of its own: what replaces a row by a list that slides. */
export { LiveSlider } from './LiveSlider.tsx';

/** After these events a row may be free. */
const ends = ['focusout', 'pointerup', 'pointercancel', 'touchend'];

/** Resolves when neither the focus nor a pointer is on the row: replacing it then would interrupt the shopper. */
export async function untilFree(row: Element): Promise<void> {
  while (row.matches(':focus-within, :active')) {
    await new Promise<void>((resolve) => {
      const look = () => {
        for (const name of ends) removeEventListener(name, look);
        // The next focus and the pressed element are known only after the event.
        setTimeout(resolve);
      };
      for (const name of ends) addEventListener(name, look);
    });
  }
}

/** The index of the first visible slide: the list continues where the row was swiped to. */
export function firstSeen(row: Element): number {
  const width = row.firstElementChild?.getBoundingClientRect().width;
  return width ? Math.round(row.scrollLeft / width) : 0;
}
