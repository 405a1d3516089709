import { makeRemote } from './makeRemote.ts';

interface Surroundings {
  /** Where the remote's folder goes. */
  place: string;
  /** How the release commands are called there. */
  release: string;
  /** How this command is called there. */
  command: string;
  /** What the release commands need to know there. */
  store?: string;
}

/** `new club`: creates the remote, and prints the next commands. @returns the exit code */
export function runNew(words: readonly string[], { place, release, command, store }: Surroundings): number {
  const [asked] = words;
  if (words.length !== 1 || !asked || asked.startsWith('-')) {
    console.error(`Name the new remote: ${command} dog-club`);
    return 2;
  }
  try {
    const { name } = makeRemote(asked, place, release);
    const inStore = store ? ` --store ${store}` : '';
    console.log(`Created remote-${name}: one page, one slot, and their tests. No other folder was changed. Next:

  npm test --prefix remote-${name}
  ${release} publish ${name}${inStore}
  ${release} activate ${name}@latest${inStore}

Activating needs a running shop. The page is then live at /${name}, and shows the slot ${name}/Badge.
remote-${name}/README.md says how to remove it.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
