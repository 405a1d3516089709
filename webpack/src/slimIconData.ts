/**
 * The parts of an icon file that {@link ./runtime/slimIcon.ts} does not read. React needs keys only in arrays, and slimIcon.ts passes the
 * children as separate arguments.
 */
const unread = [
  /^__iconData\.node;$/m,
  /\bname: "[\w-]+",/,
  /\bsize: 24,/,
  /,\s*aliases: \[[^\]]*\]/,
  /,\s*key: "\w+"/g,
];

/**
 * Removes random keys and names from one of lucide-react's icon files: they are a fifth of the compressed bytes.
 * @throws Error when an icon file has another format, as in another version of lucide-react
 */
export function slimIconData(source: string): string {
  // Keeps the line count, because stack traces from releases are resolved by line.
  const text = unread.reduce((rest, part) => rest.replace(part, (found) => found.replaceAll(/[^\n]/g, '')), source);
  if (/createLucideIcon\(/.test(source) && !/__iconData = \{\s*node: \[/.test(text)) {
    throw new Error('lucide-react’s icon files have a new format: update the patterns in slimIconData.ts.');
  }
  return text;
}
