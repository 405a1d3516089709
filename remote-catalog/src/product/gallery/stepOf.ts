const steps: Record<string, 1 | -1 | undefined> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where an arrow key leads in a row of pictures. With another key held it is the browser's own. */
export function stepOf(event: { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean }) {
  return event.altKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
}

/** The place after a step, around at both ends. */
export function placeAfter(place: number, step: 1 | -1, count: number): number {
  return (place + step + count) % count;
}
