/** The same thing goes wrong again and again: it is said once in so many ms. */
export function sayOnce(ms: number, say: (message: string, fields: object) => void) {
  const said = new Map<string, number>();
  return (message: string, fields: object = {}): void => {
    const now = Date.now();
    if ((said.get(message) ?? Number.NEGATIVE_INFINITY) > now - ms) return;
    if (said.size >= 100) said.clear();
    said.set(message, now);
    say(message, fields);
  };
}
