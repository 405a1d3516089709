const patterns = [
  /\bfunction\s*\*?\s*(?<name>[\w$]+)/,
  /\bclass\s+(?<name>[\w$]+)/,
  /\b(?:const|let)\s+(?<name>[\w$]+)[^=]*=\s*(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/,
  /^\s*(?:(?:static|async|get|set|private|protected|public|override)\s+)*(?<name>#?[\w$]+)\s*\([^;]*\{\s*$/,
  /^\s*(?<name>[\w$]+)\s*[:=]\s*(?:async\s*)?(?:function\b|\(|[\w$]+\s*=>)/,
];
const words = new Set(['if', 'for', 'while', 'switch', 'catch', 'with', 'return', 'function']);

/**
 * Name of the function or class around a line, found by how formatted code is indented: a source map knows positions and
 * no functions. @param line from 1 @returns undefined where there is none
 */
export function enclosingFunction(lines: readonly string[], line: number): string | undefined {
  const own = lines[line - 1] ?? '';
  let depth = own.trim() ? indentOf(own) + 1 : Number.POSITIVE_INFINITY;
  for (let at = line - 1; at >= 0 && depth > 0; at--) {
    const text = lines[at] ?? '';
    if (!text.trim() || indentOf(text) >= depth) continue;
    depth = indentOf(text);
    const name = patterns.map((pattern) => pattern.exec(text)?.groups?.name).find((one) => one && !words.has(one));
    if (name) return name;
  }
  return undefined;
}

const indentOf = (text: string): number => text.length - text.trimStart().length;
