/** Rate-limits repeated messages: of each `kind`, one message in `ms` is written. */
export function rateLimitMessages(ms: number, write: (message: string, fields: object) => void) {
  const lastWritten = new Map<string, number>();
  return (message: string, fields: object = {}, kind = message): void => {
    const now = Date.now();
    if ((lastWritten.get(kind) ?? Number.NEGATIVE_INFINITY) > now - ms) return;
    if (lastWritten.size >= 100) lastWritten.clear();
    lastWritten.set(kind, now);
    write(message, fields);
  };
}
