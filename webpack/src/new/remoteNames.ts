/** What a new remote's name becomes in files: `dog-club`, `DogClub`, `Dog club`. */
export interface RemoteNames {
  name: string;
  component: string;
  words: string;
}

const LONGEST = 20;

/** Addresses that the shell answers itself: a page of that name would never be shown. */
const taken = new Set('api documents events healthz metrics r readyz search set tabs uploads'.split(' '));

/** @throws Error that says what a name may be */
export function namesOf(text: string): RemoteNames {
  const name = text.replace(/^remote-/, '');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > LONGEST) {
    throw new Error(
      `"${text}" cannot name a remote: use up to ${LONGEST} small letters, digits and single hyphens, a letter first, as in dog-club.`,
    );
  }
  if (name === 'shell') throw new Error('"shell" is the name of the shell: choose another one.');
  if (taken.has(name)) throw new Error(`/${name} is an address of the shell's own: choose another name.`);
  const parts = name.split('-');
  return { name, component: parts.map(capitalize).join(''), words: capitalize(parts.join(' ')) };
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
