/** What an icon's file says that {@link ./slimIcon.ts} does not read. Keys are for lists, and it passes the parts one by one. */
const unread = [
  /^__iconData\.node;$/m,
  /\bname: "[\w-]+",/,
  /\bsize: 24,/,
  /,\s*aliases: \[[^\]]*\]/,
  /,\s*key: "\w+"/g,
];

/**
 * A webpack loader for lucide-react's files of icons, in which random keys and names are a fifth of the compressed bytes.
 * @throws Error when a file is written differently: it is of another version
 */
// oxlint-disable-next-line import/no-default-export -- webpack asks for it
export default function slimIconData(source: string): string {
  // Keeps the number of lines, because stacks of releases are read by line.
  const text = unread.reduce((rest, part) => rest.replace(part, (found) => found.replaceAll(/[^\n]/g, '')), source);
  if (/createLucideIcon\(/.test(source) && !/__iconData = \{\s*node: \[/.test(text)) {
    throw new Error('lucide-react writes its icons differently now: look at its new version in slimIconData.ts.');
  }
  return text;
}
