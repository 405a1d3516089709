import { MOST_FRAMES } from '@paw/release/signals/StackSample.ts';

/** A renderer's places: in a container of a remote (`gift_cards__<release>/node/…`), or in its own script. */
const places =
  /(?<name>[a-z][a-z0-9_]*)__(?<release>[0-9a-f]{16})\/(?<file>node\/[\w./-]{1,80}:\d+:\d+)|\[stdin\](?<own>:\d+:\d+)/g;

/**
 * As `framesOf` of the browser, for what was thrown in a renderer.
 * @param shell label of the shell's own release: `shell@0123456789abcdef`
 */
export function serverFrames(stack: string, shell: string): string[] {
  return [...stack.matchAll(places)].slice(0, MOST_FRAMES).map(({ groups = {} }) => {
    const { name, release, file, own } = groups;
    return own
      ? `${shell.replace('@', '/')}/node/renderer.cjs${own}`
      : `${name?.replaceAll('_', '-')}/${release}/${file}`;
  });
}
