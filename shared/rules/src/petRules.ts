/** The rules for a member's pet: the same for the form and for the api. */
import { isPlainLine, lengthOf } from './plainText.ts';
import { rules } from './rules.ts';

/** A slug is stored and never changes; its label is shown. The shop sells supplies for all but `other`. */
export const petKinds = [
  { slug: 'dog', label: 'Dog' },
  { slug: 'cat', label: 'Cat' },
  { slug: 'bird', label: 'Bird' },
  { slug: 'fish', label: 'Fish' },
  { slug: 'other', label: 'Other' },
] as const;

export const petSizes = [
  { slug: 'small', label: 'Small' },
  { slug: 'medium', label: 'Medium' },
  { slug: 'large', label: 'Large' },
] as const;

export type PetKind = (typeof petKinds)[number]['slug'];
export type PetSize = (typeof petSizes)[number]['slug'];

export interface PetFacts {
  name: string;
  kind: PetKind;
  /** 2021-05-30. */
  birthday?: string;
  size?: PetSize;
}

/** Unchecked input. */
export type TypedPet = { [Name in keyof PetFacts]?: string };

/** For each wrong field, a sentence that says what to do. */
export type PetProblems = Partial<Record<keyof PetFacts, string>>;

const { most } = rules.pets.name;
/** The earliest birthday: some parrots were born that year. */
const earliest = '1900-01-01';

/** A pet as it is stored, and its errors. @param today as 2026-11-22, in the shopper's time zone */
export function readPet(typed: TypedPet, today: string): { pet: PetFacts; problems: PetProblems } {
  const name = (typed.name ?? '').trim().normalize('NFC').replace(/ +/g, ' ');
  const kind = petKinds.find(({ slug }) => slug === typed.kind)?.slug;
  const size = petSizes.find(({ slug }) => slug === typed.size)?.slug;
  const { birthday } = typed;
  const problems: [keyof PetFacts, string | undefined][] = [
    ['name', checkName(name)],
    ['kind', kind ? undefined : 'Choose a type of pet.'],
    ['birthday', birthday ? checkBirthday(birthday, today) : undefined],
    ['size', typed.size && !size ? 'Choose a size, or leave it blank.' : undefined],
  ];
  return {
    pet: { name, kind: kind ?? 'other', ...(birthday && { birthday }), ...(size && { size }) },
    problems: Object.fromEntries(problems.filter(([, problem]) => problem)),
  };
}

function checkName(name: string): string | undefined {
  if (!name) return 'Enter your pet’s name.';
  if (lengthOf(name) > most) return `Shorten the name to ${most} characters.`;
  return isPlainLine(name) ? undefined : 'Enter the name on one line, without special characters.';
}

function checkBirthday(birthday: string, today: string): string | undefined {
  if (!isDay(birthday) || birthday < earliest) return 'Enter the birthday as a date, or leave it blank.';
  return birthday > today ? 'Enter a birthday in the past.' : undefined;
}

/** February 30 is not a date. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
