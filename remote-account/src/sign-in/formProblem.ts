import { ApiProblem } from '@paw/api-client/http.ts';
import { signInTrouble } from './signInTrouble.ts';

/** A field's name to what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Why a form was not taken: some fields, or something else. */
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

/** Thrown before a call is made when the page itself sees what is missing. */
export class Unfilled extends Error {
  override name = 'Unfilled';
  readonly fields: FieldErrors;
  constructor(fields: FieldErrors) {
    super('Some fields are empty');
    this.fields = fields;
  }
}

/** @param error what a call, or {@link Unfilled}, threw; undefined when all is well */
export function formProblem(error: unknown): FormProblem | undefined {
  if (error === undefined) return undefined;
  if (error instanceof Unfilled) return { fields: error.fields };
  const field = error instanceof ApiProblem ? fieldOf[error.code] : undefined;
  return field ? { fields: { [field]: signInTrouble(error) } } : { fields: {}, message: signInTrouble(error) };
}
