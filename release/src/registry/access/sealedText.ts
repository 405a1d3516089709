import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Text that the registry hands out and gets back: readable by its bearer, changeable by no one. Two registries with the
 * same key take each other's.
 */
export interface SealedText {
  /** @param use what it is for: a text that is sealed for one use opens for no other */
  seal: (use: string, value: object, lifetime: number) => string;
  /** Undefined for a text that is not ours, was changed, is for another use, or is over. */
  open: (use: string, text: string | undefined) => unknown;
}

/** @param now ms, for tests */
export function sealedText(key: string | Uint8Array, now: () => number = Date.now): SealedText {
  const sign = (use: string, body: string) => createHmac('sha256', key).update(`${use}\n${body}`).digest();
  return {
    seal: (use, value, lifetime) => {
      const body = Buffer.from(JSON.stringify({ ...value, until: now() + lifetime })).toString('base64url');
      return `${body}.${sign(use, body).toString('base64url')}`;
    },
    open: (use, text = '') => {
      const [body = ''] = text.split('.');
      // Compared as text, whole: bytes have several spellings in base64url, and each would count as another code.
      const [expected, given] = [Buffer.from(`${body}.${sign(use, body).toString('base64url')}`), Buffer.from(text)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const value = JSON.parse(Buffer.from(body, 'base64url').toString()) as { until: number };
      return value.until > now() ? value : undefined;
    },
  };
}
