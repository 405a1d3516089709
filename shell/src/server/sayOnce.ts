/** The same thing goes wrong again and again: it is logged once in so many ms. What is the same is its `kind`. */
export function sayOnce(ms: number, say: (message: string, fields: object) => void) {
  const said = new Map<string, number>();
  return (message: string, fields: object = {}, kind = message): void => {
    const now = Date.now();
    if ((said.get(kind) ?? Number.NEGATIVE_INFINITY) > now - ms) return;
    if (said.size >= 100) said.clear();
    said.set(kind, now);
    say(message, fields);
  };
}
