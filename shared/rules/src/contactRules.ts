/** The rules for a message to the shop: the same for the form and for the api. */
import { isPlausibleEmail } from './emailRules.ts';
import { isPlainLine, isPlainText, isVisible, lengthOf } from './plainText.ts';
import { rules } from './rules.ts';

/** Topics of messages. A slug is stored and never changes; its label is shown. */
export const contactSubjects = [
  { slug: 'order', label: 'An order or its delivery' },
  { slug: 'product', label: 'A product or its size' },
  { slug: 'return', label: 'A return or a refund' },
  { slug: 'account', label: 'My account or my data' },
  { slug: 'site', label: 'Something on this site' },
  { slug: 'other', label: 'Something else' },
] as const;

export type ContactSubject = (typeof contactSubjects)[number]['slug'];

/** As typed: `subject` is '' until one is chosen, `orderNumber` may stay ''. */
export interface ContactFields {
  name: string;
  email: string;
  subject: string;
  orderNumber: string;
  message: string;
}

/** Without spaces at the ends, and with one kind of line break. */
export function tidyContact(typed: ContactFields): ContactFields {
  const tidy = (text: string) => text.replace(/\r\n?/g, '\n').trim().normalize('NFC');
  const { name, email, subject, orderNumber, message } = typed;
  return {
    name: tidy(name),
    email: tidy(email),
    subject,
    orderNumber: tidy(orderNumber),
    message: tidy(message),
  };
}

/** For each wrong field of a tidied message, what to do; empty when it is valid. */
export function checkContact(fields: ContactFields): Partial<Record<keyof ContactFields, string>> {
  const found = Object.entries({
    name: checkName(fields.name),
    email: checkEmail(fields.email),
    subject: contactSubjects.some(({ slug }) => slug === fields.subject) ? '' : 'Choose a topic.',
    orderNumber: checkOrderNumber(fields.orderNumber),
    message: checkMessage(fields.message),
  });
  return Object.fromEntries(found.filter(([, words]) => words));
}

function checkName(name: string): string {
  const { least, most } = rules.contact.name;
  if (!isVisible(name)) return 'Enter your name.';
  if (lengthOf(name) < least) return `Enter your name with at least ${least} letters.`;
  if (lengthOf(name) > most) return `Shorten your name to ${most} characters.`;
  return isPlainLine(name) ? '' : 'Enter your name on one line, using letters, numbers and punctuation only.';
}

function checkEmail(email: string): string {
  if (!email) return 'Enter your email address so we can reply.';
  return isPlausibleEmail(email) && isPlainLine(email) ? '' : 'Enter an email like name@example.com.';
}

function checkOrderNumber(number: string): string {
  if (lengthOf(number) > rules.contact.orderNumber.most || !isPlainLine(number))
    return 'Enter a number like PD-2345WXYZ.';
  return '';
}

function checkMessage(message: string): string {
  const { least, most } = rules.contact.message;
  if (!isVisible(message)) return 'Write your message.';
  if (lengthOf(message) < least) return `Please write a bit more (at least ${least} characters).`;
  if (lengthOf(message) > most) {
    return `Shorten your message to ${most} characters. It has ${lengthOf(message)}.`;
  }
  return isPlainText(message) ? '' : 'Use letters, numbers and punctuation only.';
}
