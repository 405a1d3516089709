/** A line of the shell's process as a person reads it: what is no event stays as it was printed. */
export function readableLine(line: string): string {
  if (!line.startsWith('{"level"')) return line;
  try {
    const event = JSON.parse(line) as { level: string; msg: string; error?: string; why?: string; err?: Error };
    const more = event.error ?? event.why ?? event.err?.message;
    return `${event.level}: ${event.msg}${more ? ` (${more})` : ''}`;
  } catch {
    return line;
  }
}
