import { Terminal } from './Terminal.tsx';

/** Words as the shop has them, placeholders, and quoted text that no shell reads anything into. */
const plain = /^([\w@.:,%-]+|<[a-z]+(@[a-z]+)?>|"[\p{L}\p{N} .…-]*")$/u;

/**
 * How the terminal does what a view does. Part of it comes from the address, which may be a link that someone made up, and
 * the text is made to be copied: a word that a shell could read as more than a word is left out.
 */
export function Command({ args, note }: { args: string; note?: string }) {
  const words = (args.match(/"[^"]*"|\S+/g) ?? []).map((word) => (plain.test(word) ? word : '"…"'));
  const command = `npm run release -- ${words.join(' ')} --registry ${globalThis.location.origin}`;
  return (
    <section className="command" aria-label="In a terminal">
      <p className="soft">{note ?? 'The same in a terminal:'}</p>
      <Terminal label="Command">{command}</Terminal>
    </section>
  );
}
