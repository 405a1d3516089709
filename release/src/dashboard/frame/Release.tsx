/** A release's id, shortened for the eye. */
export function Release({ id, isLong = false }: { id: string; isLong?: boolean }) {
  return <code title={id}>{isLong ? id : id.slice(0, 8)}</code>;
}
