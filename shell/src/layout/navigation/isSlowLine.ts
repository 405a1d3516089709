interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A line that is slow, or whose owner saves data: nothing is fetched on suspicion. Browsers that do not say count as fast. */
export function isSlowLine(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /^(slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}
