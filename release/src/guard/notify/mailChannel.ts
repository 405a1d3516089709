import nodemailer from 'nodemailer';
import { composeMessage } from './GuardMessage.ts';
import { type Channel, Undeliverable } from './Outbox.ts';

/** ms: to connect, to be greeted, and of silence within a talk. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

interface MailSettings {
  /** Of a relay on this machine that has no certificate. Others get nothing before STARTTLS. */
  isPlain?: boolean;
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte */
  url: string;
  from: string;
  to: readonly string[];
  /** Of the registry, as browsers see it. */
  origin: () => string;
}

/** Emails to the team. Each attempt has the same Message-ID, so a mail program shows one that came twice once. */
export function mailChannel({ url, from, to, origin, isPlain = false }: MailSettings, times = limits): Channel {
  const security = isPlain ? { ignoreTLS: true } : { requireTLS: true };
  const transport = nodemailer.createTransport({
    url,
    ...security,
    ...times,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@/, '').replace(/>.*$/, '');
  return {
    name: 'mail',
    async send(message) {
      const { subject, text } = composeMessage(message, origin());
      const receivers = to.map((address) => ({ name: '', address }));
      const messageId = `<${message.env}-${message.id}@${domain}>`;
      try {
        await transport.sendMail({ from, to: receivers, subject, text, messageId });
      } catch (error) {
        const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
        // A refused login is about the settings: the message waits until they are right.
        const isRefusal = responseCode >= 500 && responseCode < 600 && ['EENVELOPE', 'EMESSAGE'].includes(code);
        throw isRefusal ? new Undeliverable((error as Error).message, { cause: error }) : error;
      }
    },
  };
}
