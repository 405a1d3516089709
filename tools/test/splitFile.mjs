/** How long a part of a browser test file may take. Two parts at a time take about a minute. s */
const LIMIT = 100;

/**
 * Parts of a file whose tests are too long for one share, each with some of its tests; the file itself, without `titles`,
 * when it is short enough.
 * @param {{ file: string, titles: string[], seconds: number }} file `titles` of its long tests
 * @returns {{ path: string, name: string, seconds: number, titles?: string[], parts: number }[]}
 */
export function splitFile({ file, titles, seconds }) {
  const parts = Math.min(titles.length, Math.ceil(seconds / LIMIT));
  if (parts <= 1) return [{ path: file, name: `e2e/${file}`, seconds, parts: 1 }];
  return Array.from({ length: parts }, (_, part) => ({
    path: file,
    name: `e2e/${file} ${part + 1}/${parts}`,
    seconds: seconds / parts,
    // Every so many, because neighbors are alike.
    titles: titles.filter((_title, at) => at % parts === part),
    parts,
  }));
}

/**
 * What Playwright's `--grep` needs for the long tests of whole files, and of parts only those with their titles.
 * @param {{ path: string, titles?: string[] }[]} chosen
 * @param {string} long a pattern that long tests match
 */
export function patternOfParts(chosen, long) {
  const parts = chosen.filter(({ titles }) => titles);
  if (!parts.length) return long;
  const split = [...new Set(parts.map(({ path }) => escape(path)))].join('|');
  const own = parts.flatMap(({ path, titles = [] }) =>
    titles.map((title) => `${escape(path)} ${escape(title)}(?: @|$)`),
  );
  return `^(?=.*(?:${long}))(?:(?!.*(?:${split}))|.*(?:${own.join('|')}))`;
}

const escape = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
