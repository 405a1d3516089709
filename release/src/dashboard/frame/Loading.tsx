/** While a view has nothing yet. */
export function Loading({ what }: { what: string }) {
  return (
    <p className="soft" role="status">
      Reading {what}.
    </p>
  );
}
