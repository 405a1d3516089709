import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { TestBrowser } from '../../../testing/testAccounts.ts';

/** The options of a browser and its authenticator, and the faults that a test gives them. */
interface Asked {
  challenge: string;
  origin?: string;
  /** The site; as the origin says when not given. */
  rpId?: string;
}

const here = 'http://localhost:3000';
/** Someone is there (1), who has shown who they are (4). */
const [present, verified, withKey] = [1, 4, 64];
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A device with one passkey, by the letter of WebAuthn: P-256, no attestation. */
export class TestAuthenticator {
  readonly id = text(randomBytes(32));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** How often it has signed; 0 for good on those that do not count. */
  counter = 0;
  flags = present | verified;
  userHandle: string | undefined;

  make({ challenge, origin = here, rpId }: Asked, more: Record<string, unknown> = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const idBytes = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(idBytes.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, idBytes, Buffer.from(isoCBOR.encode(key))]);
    const authData = Buffer.concat([this.#authenticatorData(rpId ?? new URL(origin).hostname, withKey), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestationObject = text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
    const clientDataJSON = clientData('webauthn.create', challenge, origin);
    return this.#credential({ clientDataJSON, attestationObject, transports: ['internal'], ...more });
  }

  show({ challenge, origin = here, rpId }: Asked, more: Record<string, unknown> = {}) {
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const authData = this.#authenticatorData(rpId ?? new URL(origin).hostname);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = text(createSign('sha256').update(signed).sign(this.#keys.privateKey));
    const { userHandle } = this;
    return this.#credential({ clientDataJSON, authenticatorData: text(authData), signature, userHandle, ...more });
  }

  #credential(response: Record<string, unknown>) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #authenticatorData(rpId: string, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([this.flags | more]), counter]);
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  text(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));

/** As the page does it, right after a sign-in. */
export async function addPasskey(browser: TestBrowser, device: TestAuthenticator, body: object = {}) {
  const { options } = (await browser.post('/api/account/passkeys/options', body)).body;
  device.userHandle = options.user.id;
  return browser.post('/api/account/passkeys', { credential: device.make(options) });
}

export async function challengeFor(browser: TestBrowser): Promise<string> {
  return (await browser.post('/api/session/passkey/options', {})).body.options.challenge;
}

export async function logInWith(browser: TestBrowser, device: TestAuthenticator) {
  const challenge = await challengeFor(browser);
  return browser.post('/api/session/passkey', { credential: device.show({ challenge }) });
}
