import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { queueWork } from '../../platform/outbox/queueWork.ts';
import { codeMailKinds } from './codeMail.ts';

/** A one-time code on its way to the owner of an address. */
export interface Code {
  /** As its owner typed it. */
  address: string;
  /** Digits, as they are shown. */
  code: string;
  /** There is an account already: the code signs in to it. */
  hasAccount: boolean;
  /** How long it is good, in minutes. */
  minutes: number;
}

/** Where people find the shop's emails: without a mail server the console names the file. */
export type Delivery = 'console' | 'mail';

/** Brings a code to its owner, and says how, so that the page can tell where to look. */
export type SendCode = (code: Code) => Promise<Delivery>;

/** Without a mail server the console prints it: the one place where an email address is printed. */
export const sendCodeToConsole: SendCode = async ({ address, code, hasAccount, minutes }) => {
  const what = hasAccount
    ? `Someone tried to create an account for ${address}, which already has one: the code ${code} logs in.`
    : `The code to create an account for ${address} is ${code}.`;
  console.log(`${what} It expires in ${minutes} minutes. It is printed here because no email server is set up.`);
  return 'console';
};

/**
 * With one it is queued in the outbox like every email, so a slow mail server does not reveal which addresses it knows.
 * @param wake the worker that sends it
 */
export function sendCodeByMail({ db }: Pick<Database, 'db'>, wake: () => void): SendCode {
  return async ({ address, code, hasAccount, minutes }) => {
    const goodUntil = new Date(Date.now() + minutes * 60_000).toISOString();
    const mail = { mail: 'code', id: randomUUID(), to: address, hasAccount, minutes, goodUntil, secret: code } as const;
    await queueWork(db, codeMailKinds.row(mail));
    wake();
    return 'mail';
  };
}
