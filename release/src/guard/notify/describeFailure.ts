import { plainLine } from '../../store/plainText.ts';
import type { Channel } from './Outbox.ts';

const mailWords: Record<string, string> = {
  EAUTH: 'The mail server refuses the login of SMTP_URL',
  ENOAUTH: 'The mail server asks for a login: add it to SMTP_URL',
  EENVELOPE: 'The mail server refuses the sender or a receiver',
  EMESSAGE: 'The mail server refuses the message',
  ETIMEDOUT: 'The mail server did not answer in time',
  EDNS: 'The host of SMTP_URL is not known',
  ETLS: 'The connection to the mail server could not be encrypted',
};

const webhookWords: Record<string, string> = {
  ECONNREFUSED: 'Nothing takes connections at the address of GUARD_WEBHOOK',
  ENOTFOUND: 'The host of GUARD_WEBHOOK is not known',
  ECONNRESET: 'The receiver ended the connection without an answer',
  UND_ERR_SOCKET: 'The receiver ended the connection without an answer',
};

/** Why a message was not delivered, as a sentence that names the setting to look at; logins are not part of it. */
export function describeFailure(channel: Channel['name'], error: unknown): string {
  const { name, message, code = '', cause } = error as Error & { code?: string; cause?: Error & { code?: string } };
  if (channel === 'mail') {
    const origin = cause?.code ?? code;
    const words = mailWords[code] ?? mailWords[origin] ?? 'The mail server of SMTP_URL cannot be reached';
    return plainLine(`${words} (${message}).`);
  }
  if (name === 'TimeoutError') return 'The receiver did not answer within 10 s.';
  // Its answer had a status; or it is not set up anymore.
  if (name !== 'TypeError') return plainLine(message);
  const words = webhookWords[cause?.code ?? ''];
  return words ? `${words}.` : plainLine(`The receiver cannot be reached (${cause?.message ?? message}).`);
}
