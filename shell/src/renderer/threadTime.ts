/**
 * Starts to measure this thread's processor time.
 * @returns reads it, in ms; undefined where Node (before 24) does not report it
 */
export function threadTime(): (() => number) | undefined {
  const read = (process as Partial<typeof process>).threadCpuUsage?.bind(process);
  if (!read) return undefined;
  const before = read();
  return () => {
    const { user, system } = read(before);
    return (user + system) / 1000;
  };
}
