/** After these a row may be free. */
const ends = ['focusout', 'pointerup', 'pointercancel', 'touchend'];

/** Resolves when nobody reads the row by keyboard, nor has a finger on it: one who does keeps it. */
export async function untilFree(row: Element): Promise<void> {
  while (row.matches(':focus-within, :active')) {
    await new Promise<void>((resolve) => {
      const look = () => {
        for (const name of ends) removeEventListener(name, look);
        // What has the focus next, and what is pressed, is settled after the event.
        setTimeout(resolve);
      };
      for (const name of ends) addEventListener(name, look);
    });
  }
}

/** The slide that comes first: a row that was swiped goes on from there. */
export function firstSeen(row: Element): number {
  const width = row.firstElementChild?.getBoundingClientRect().width;
  return width ? Math.round(row.scrollLeft / width) : 0;
}
