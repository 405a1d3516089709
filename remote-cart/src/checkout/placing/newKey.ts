/** An idempotency key. `crypto.randomUUID` exists on https and localhost only. */
export function newKey(): string {
  const words = crypto.getRandomValues(new Uint32Array(5));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
