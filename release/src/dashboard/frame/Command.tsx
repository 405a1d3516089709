/** How the terminal does what a view does. */
export function Command({ args, note }: { args: string; note?: string }) {
  const command = `npm run release -- ${args} --registry ${globalThis.location.origin}`;
  return (
    <section className="command" aria-label="In a terminal">
      <p className="soft">{note ?? 'The same in a terminal:'}</p>
      {/* It scrolls where it is too wide, which takes the keyboard, too. */}
      <pre tabIndex={0} aria-label="Command">
        <code>{command}</code>
      </pre>
    </section>
  );
}
