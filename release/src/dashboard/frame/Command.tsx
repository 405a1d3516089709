import { Terminal } from './Terminal.tsx';

/** How the terminal does what a view does. */
export function Command({ args, note }: { args: string; note?: string }) {
  const command = `npm run release -- ${args} --registry ${globalThis.location.origin}`;
  return (
    <section className="command" aria-label="In a terminal">
      <p className="soft">{note ?? 'The same in a terminal:'}</p>
      <Terminal label="Command">{command}</Terminal>
    </section>
  );
}
