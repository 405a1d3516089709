import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Email {
  subject: string;
  /** Header and body, decoded. */
  text: string;
}

/** The emails to a recipient in the shop's folder, oldest first. */
export function readEmails(dataFolder: string, to: string): Email[] {
  const folder = join(dataFolder, 'mail');
  // The folder exists after the first email.
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml'));
  return names
    .sort()
    .map((name) => plain(readFileSync(join(folder, name), 'utf8')))
    .filter((text) => new RegExp(`^To: .*${to}`, 'm').test(text))
    .map((text) => ({ text, subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '' }));
}

/** Waits for an email with that subject. */
export async function findEmail(dataFolder: string, to: string, subject: RegExp): Promise<Email> {
  const found = () => readEmails(dataFolder, to).findLast((email) => subject.test(email.subject));
  await expect.poll(() => found()?.subject ?? '').toMatch(subject);
  return found() as Email;
}

/** Header lines unfolded (RFC 5322), quoted-printable decoded (RFC 2045), as far as the shop's own emails need it. */
function plain(text: string): string {
  const [head = '', ...rest] = text.replace(/\r\n/g, '\n').split('\n\n');
  const body = rest
    .join('\n\n')
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return `${head.replace(/\n[ \t]+/g, ' ')}\n\n${body}`;
}
