/** A one-time code on its way to the owner of an address. */
export interface Code {
  /** As its owner typed it. */
  address: string;
  /** Six digits. */
  code: string;
  /** There is an account already: the code signs in to it. */
  hasAccount: boolean;
  /** How long it is good, in minutes. */
  minutes: number;
}

/** Brings a code to its owner, and says how, so that the page can tell where to look. */
export type SendCode = (code: Code) => Promise<'console' | 'mail'>;

/** Without a mail server the shop's owner finds it on the console: the one place where an address is printed. */
export const sendCodeToConsole: SendCode = async ({ address, code, hasAccount, minutes }) => {
  const what = hasAccount
    ? `Somebody asked for an account for ${address}, which has one already: the code ${code} signs in.`
    : `The code to open an account for ${address} is ${code}.`;
  console.log(`${what} It is good for ${minutes} minutes. Without a mail server it is told here.`);
  return 'console';
};
