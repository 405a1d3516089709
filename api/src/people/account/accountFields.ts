import { rules } from '@paw/rules/rules.ts';
import { isPlainLine, isVisible, lengthOf } from '@paw/rules/plainText.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';
import { normaliseEmail } from '../../platform/http/emailAddress.ts';
import { isEasyToGuess } from './isEasyToGuess.ts';

/** @throws ApiProblem 400 bad_name */
export function readName(text: string): string {
  const name = text.trim().normalize('NFC');
  if (!isVisible(name)) throw new ApiProblem(400, 'bad_name', 'Please enter your name.');
  if (lengthOf(name) > 80) throw new ApiProblem(400, 'bad_name', 'Please shorten your name to 80 characters.');
  if (!isPlainLine(name))
    throw new ApiProblem(400, 'bad_name', 'Please use only letters, numbers and punctuation in your name.');
  return name;
}

/** `email` is for comparing, `typed` for showing and writing to. @throws ApiProblem 400 bad_email */
export function readEmail(text: string): { email: string; typed: string } {
  const typed = text.trim().normalize('NFC');
  if (!typed) throw new ApiProblem(400, 'bad_email', 'Please enter your email address.');
  const email = isPlainLine(typed) ? normaliseEmail(typed) : undefined;
  if (email) return { email, typed };
  throw new ApiProblem(400, 'bad_email', 'Please check the email address: it should look like name@example.com.');
}

/** A password to be chosen; one that is only compared may be anything. @throws ApiProblem 400 bad_password, common_password */
export function readNewPassword(password: string): string {
  const { least, most } = rules.accounts.password;
  const length = lengthOf(password);
  const refuse = (words: string) => new ApiProblem(400, 'bad_password', `Please choose a password of ${words}.`);
  if (length < least) throw refuse(`at least ${least} characters`);
  if (length > most) throw refuse(`at most ${most} characters`);
  if (!isEasyToGuess(password)) return password;
  throw new ApiProblem(400, 'common_password', 'That password is too easy to guess. Try three random words.');
}
