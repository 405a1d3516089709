import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { MailTransport } from './MailTransport.ts';

/**
 * Without a mail server: each email is a file that any mail program opens, readable by the shop's owner alone. A
 * repeated email is the same file.
 * @param tell says where it is, without the address it is for
 */
export function folderTransport(folder: string, tell: (line: string) => void): MailTransport {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, file: name, ...mail }) {
      const { message } = await transport.sendMail({ ...mail, to: { name: '', address: to } });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${name}.eml`);
      const draft = `${file}.${process.pid}.draft`;
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, file);
      tell(`An email was saved to ${file} because no email server is set up (SMTP_URL).`);
    },
  };
}
