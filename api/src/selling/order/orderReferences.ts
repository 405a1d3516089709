import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { signedIds } from '../../people/session/signedIds.ts';
import { signingKeys } from '../../people/session/signingKeyQueries.ts';

/** Days for which a link opens its order for anyone who has it. */
const linkDays = {
  /** In an email: longer than an order can be returned. */
  email: 90,
  /** For someone who knew the order's number and email address. */
  track: 1,
  /** Where the payment service sends the browser, whose page for paying is open for a day. */
  payment: 2,
};

interface OrderReference {
  orderId: string;
  /** It opens the order only in a browser of the buyer. */
  isForBuyer: boolean;
}

/** 21 bytes (kind, id, last day) and a signature's 32, each as base64url. */
const shape = /^([\w-]{28})([\w-]{43})$/;
const kinds = { buyer: 0, link: 1 };
const today = () => Math.floor(Date.now() / (24 * 60 * 60 * 1000));

/**
 * References of orders under the shop's signature, which pages have in their addresses. A link opens the order for
 * anyone, so it ends (docs/decisions/0044). A buyer's own opens nothing after the logout: the browser's history keeps it.
 */
export function orderReferences(database: Database) {
  const keys = signingKeys(database, 'order');

  async function sign(kind: number, orderId: string, lastDay: number): Promise<string> {
    const { signing } = await keys();
    const bytes = Buffer.alloc(21);
    bytes.writeUInt8(kind);
    bytes.write(orderId.replaceAll('-', ''), 1, 'hex');
    bytes.writeUInt32BE(lastDay, 17);
    return bytes.toString('base64url') + signatureOf(bytes, signing.secret).toString('base64url');
  }

  return {
    signForBuyer: (orderId: string) => sign(kinds.buyer, orderId, 0),
    signLink: (orderId: string, where: keyof typeof linkDays) => sign(kinds.link, orderId, today() + linkDays[where]),

    /** Undefined when the shop did not sign it, or when it has ended. */
    async read(reference: string): Promise<OrderReference | undefined> {
      const [, text, signatureText] = shape.exec(reference) ?? [];
      if (!text || !signatureText) return undefined;
      const [bytes, signature] = [Buffer.from(text, 'base64url'), Buffer.from(signatureText, 'base64url')];
      const isSigned = (await keys()).all.some(({ secret }) => timingSafeEqual(signature, signatureOf(bytes, secret)));
      const isForBuyer = bytes.readUInt8() === kinds.buyer;
      if (!isSigned || !(isForBuyer || today() <= bytes.readUInt32BE(17))) return undefined;
      return { orderId: uuidOf(bytes.subarray(1, 17)), isForBuyer };
    },
  };
}

const signatureOf = (bytes: Buffer, secret: Buffer) => createHmac('sha256', secret).update(bytes).digest();
const uuidOf = (id: Buffer) => id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * What confirms an order: its id under a signature of another purpose. It is only in the email to the buyer, so that
 * a person who sends it has read that email; the order's reference confirms nothing.
 */
export function orderConfirmations(database: Database) {
  const { sign, find } = signedIds(signingKeys(database, 'order-confirmation'));
  return {
    sign: (orderId: string): Promise<string> => sign(orderId),
    /** Whether it confirms this order and no other. */
    isOf: async (confirmation: string, orderId: string): Promise<boolean> => (await find(confirmation)) === orderId,
  };
}
