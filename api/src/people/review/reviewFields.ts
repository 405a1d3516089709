import { isPlainLine, isPlainText, isVisible, lengthOf } from '@paw/rules/plainText.ts';
import { rules } from '@paw/rules/rules.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';

const { title: titleRule, body: bodyRule } = rules.reviews;

/** @throws ApiProblem 400 bad_stars */
export function readStars(stars: number): number {
  if (Number.isInteger(stars) && stars >= 1 && stars <= 5) return stars;
  throw new ApiProblem(400, 'bad_stars', 'Please choose one to five stars.');
}

/** One line. @throws ApiProblem 400 bad_title */
export function readTitle(text: string): string {
  const title = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const { least, most } = titleRule;
  const length = lengthOf(title);
  if (!isPlainLine(title)) throw new ApiProblem(400, 'bad_title', 'Please write the title in plain characters.');
  if (length < least || !isVisible(title)) throw new ApiProblem(400, 'bad_title', 'Please give your review a title.');
  if (length > most) throw new ApiProblem(400, 'bad_title', `Please shorten the title to ${most} characters.`);
  return title;
}

/** Paragraphs: a line end, or two, stay; more become two. @throws ApiProblem 400 bad_body */
export function readBody(text: string): string {
  const body = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const { least, most } = bodyRule;
  const length = lengthOf(body);
  if (!isPlainText(body)) {
    throw new ApiProblem(400, 'bad_body', 'Please write your review in plain characters.');
  }
  if (length < least || !isVisible(body)) {
    throw new ApiProblem(400, 'bad_body', `Please write at least ${least} characters about the product.`);
  }
  if (length > most) throw new ApiProblem(400, 'bad_body', `Please shorten your review to ${most} characters.`);
  return body;
}

/** A member's name as others see it: the first name and the initial of the last one. */
export function authorOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const initial = Array.from(others.at(-1) ?? '').find((letter) => /\p{L}/u.test(letter));
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
