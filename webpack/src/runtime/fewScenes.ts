/** The scenes that the shell shows in a browser: those of empty and missing pages, and the menu's tiles. */
const shown = /^ {2}'?(?:empty-|not-found|nothing-found|tile-)/;
const entry = /^ {2}'?[\w-]+'?: '[0-9a-f]{8}',$/;

/**
 * A webpack loader for `sceneVersions.ts` in the shell's browser build, where 50 versions of other pictures are 1 KB of every
 * page. A scene that is missing here is still shown: its URL is redirected to the one with the version.
 */
// oxlint-disable-next-line import/no-default-export -- webpack asks for it
export default function fewScenes(source: string): string {
  // Keeps the number of lines, because stack traces of releases are read by line.
  return source.replaceAll(/^.*$/gm, (line) => (entry.test(line) && !shown.test(line) ? '' : line));
}
