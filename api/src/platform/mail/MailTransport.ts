/** An email to send: `file` is its name when emails are written to a folder. */
interface OutgoingMail {
  from: string;
  to: string;
  replyTo?: string;
  inReplyTo?: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Others than those that have a name here. */
  headers: Record<string, string>;
  /** When it was queued. */
  date: Date;
  file: string;
}

export interface MailTransport {
  /**
   * Resolves when the email is handed over: a mail server accepted it, or it is on the disk.
   * @throws NeverWorks when the server refuses it for good; any other error when it may work later
   */
  send: (mail: OutgoingMail) => Promise<void>;
}
