/** A row of a table: what, a word below it in small letters, and how much. */
export interface MailRow {
  label: string;
  detail?: string;
  value: string;
  /** The one that counts. */
  strong?: boolean;
}

type MailBlock =
  | { kind: 'text'; text: string }
  /** Lines that stay together, such as an address. */
  | { kind: 'lines'; title?: string; lines: string[] }
  | { kind: 'table'; rows: MailRow[] }
  /** Stars to choose from, the fewest first; each leads on. */
  | { kind: 'rating'; title: string; stars: { label: string; url: string }[] }
  /** Large, to be read and typed. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  /** Small and quiet, such as the way off a list. */
  | { kind: 'link'; label: string; url: string };

/** The content of an email as plain text: nothing in it is read as HTML. */
export interface MailContent {
  to: string;
  /** Where an answer goes; the sender's address when not given. */
  replyTo?: string;
  /** Message-ID of the email that it replies to. */
  inReplyTo?: string;
  /** A person wrote it, so out-of-office replies are welcome. */
  isPersonal?: boolean;
  /** Address that takes its receiver off a list by one POST (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  heading: string;
  blocks: MailBlock[];
}
