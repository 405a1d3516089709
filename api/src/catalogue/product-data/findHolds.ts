/** Endings of addresses that are no words of a sentence; others are found by `https://`, `www.` and `/`. */
const endings = 'com|net|org|info|biz|xyz|io|ly|gg|tv|uk|ca|de|eu|ru|cn';
const links = [
  /https?:|www\.|\]\(|\[url/,
  new RegExp(String.raw`[\p{L}\p{N}-](?:\.|\s?[([]dot[)\]]\s?|\sdot\s)(?:${endings})(?![\p{L}\p{N}'’])`, 'u'),
  /[\p{L}\p{N}]\.[\p{L}]{2,24}\/\S/u,
  /[^\s@]@[^\s@]+\.\p{L}/u,
];

/** Whole words, in small letters. Words that also name an animal, a bird or a plain thing are not among them. */
const blocked = new Set(
  `asshole assholes bastard bastards bullshit crypto cunt cunts dickhead faggot faggots fuck fucked fucker fuckers
  fucking fucks motherfucker motherfuckers nazi nazis nigger niggers porn porno retard retarded scam scammer scammers
  shit shits shitty slut sluts telegram viagra wanker wankers whatsapp whore whores`.split(/\s+/),
);

/** Letters that count as others. */
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Why someone should read a text before it is published: links and blocked words, as they were found; often none. */
export function findHolds(text: string): string[] {
  // Without invisible characters, and with full-width letters as plain ones.
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const found = links.flatMap((link) => link.exec(plain)?.[0] ?? []);
  const words = plain.split(/[^\p{L}\p{N}@$]+/u);
  const bad = words.filter((word) => blocked.has(word) || blocked.has(undisguised(word)));
  return [...found, ...bad];
}

const undisguised = (word: string) => word.replace(/[013457@$]/g, (letter) => disguises[letter] ?? letter);
