import { ApiProblem } from '@paw/api-client/http.ts';
import { troubleWords } from '../member/useCall.ts';
import type { FieldErrors } from '../member/useCheckedForm.tsx';

/** Why a form was refused: errors of fields, or a message. */
export interface FormProblem {
  fields: FieldErrors;
  message?: string;
}

const fieldOf: Record<string, string> = {
  bad_name: 'name',
  bad_email: 'email',
  bad_password: 'password',
  common_password: 'password',
  wrong_code: 'code',
  wrong_password: 'currentPassword',
};

/** Thrown before a call when required fields are empty. */
export class Unfilled extends Error {
  override name = 'Unfilled';
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('Some fields are empty');
    this.fields = fields;
  }
}

/** @param error from a call, or {@link Unfilled}; undefined when nothing failed */
export function formProblem(error: unknown): FormProblem | undefined {
  if (error === undefined) return undefined;
  if (error instanceof Unfilled) return { fields: error.fields };
  const field = error instanceof ApiProblem ? fieldOf[error.code] : undefined;
  return field ? { fields: { [field]: signInTrouble(error) } } : { fields: {}, message: signInTrouble(error) };
}

/** A form's values by the fields' names. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Reads the required fields. Spaces alone count as empty, except in a password.
 * @param wanted the error for each field when it is empty
 * @throws Unfilled
 */
export function typedText<Name extends string>(typed: Typed, wanted: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(wanted) as Name[];
  const text = Object.fromEntries(names.map((name) => [name, typed[name] ?? ''])) as Record<Name, string>;
  const empty = names.filter((name) => (/password$/i.test(name) ? !text[name] : !text[name].trim()));
  if (empty.length > 0) throw new Unfilled(Object.fromEntries(empty.map((name) => [name, wanted[name]])));
  return text;
}

/** Why a sign-in or its form failed, in words for the shopper. A DOMException comes from the browser's storage. */
export function signInTrouble(error: unknown): string {
  if (error instanceof DOMException) {
    return 'Your browser is blocking storage for this site, or it’s full, so we can’t keep you logged in. Allow storage or free up space, then try again.';
  }
  return troubleWords(error);
}
