import { Unfilled } from './formProblem.ts';

/** What is in a form, by the fields' names. */
export type Typed = Readonly<Record<string, string>>;

/**
 * What is in the fields. Blanks alone count as empty, except in a password.
 * @param wanted each field's name to what to say when it is empty
 * @throws Unfilled
 */
export function typedText<Name extends string>(typed: Typed, wanted: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(wanted) as Name[];
  const text = Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])) as Record<Name, string>;
  const empty = names.filter((name) => (/password$/i.test(name) ? !text[name] : !text[name].trim()));
  if (empty.length > 0) throw new Unfilled(Object.fromEntries(empty.map((name) => [name, wanted[name]])));
  return text;
}
