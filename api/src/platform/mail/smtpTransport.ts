import nodemailer from 'nodemailer';
import { NeverWorks } from '../outbox/queueWork.ts';
import type { MailTransport } from './MailTransport.ts';

/** ms: to connect, to be greeted, and of silence within a talk. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/**
 * Over smtp:// nothing is sent before STARTTLS: someone on the line who hides it from the greeting gets neither the
 * password nor an email.
 * @param url smtp://user:password@host:587, or smtps:// for TLS from the first byte
 * @param isPlain for a relay on this machine that has no certificate
 */
export function smtpTransport(url: string, { isPlain = false, times = limits } = {}): MailTransport {
  const security = isPlain ? { ignoreTLS: true } : { requireTLS: true };
  const transport = nodemailer.createTransport({
    url,
    ...security,
    ...times,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, file: _file, ...mail }) {
      try {
        // As an object: an address is never read as a list of several.
        await transport.sendMail({ ...mail, to: { name: '', address: to } });
      } catch (error) {
        throw isRefusal(error) ? new NeverWorks(error.message, { cause: error }) : error;
      }
    },
  };
}

/**
 * The server answered 5xx to this email or its receiver. A refused login (535) or an unknown greeting is about the shop's
 * settings, not about the email: it waits until they are fixed.
 */
function isRefusal(error: unknown): error is Error {
  const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
  return responseCode >= 500 && responseCode < 600 && ['EENVELOPE', 'EMESSAGE'].includes(code);
}
