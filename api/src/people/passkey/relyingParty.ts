import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { shopOrigin } from '../session/shopCookies.ts';
import { challengeMinutes } from './challengeQueries.ts';
import type { newCredential, shownCredential } from './passkeySchemas.ts';

/** EdDSA, ES256 and RS256 (COSE's numbers): every authenticator has one of them. */
const algorithms = [-8, -7, -257];
const timeout = challengeMinutes * 60_000;

interface Owner {
  id: string;
  emailTyped: string;
  name: string;
}

interface Kept {
  credentialId: string;
  publicKey: string;
  counter: number;
}

/**
 * The shop as browsers know it: the host is the passkey's site, and only pages of the shop's own origin may ask for
 * one. A person who uses a passkey has always identified themselves to the device as well (a finger, a face, a PIN).
 */
export function relyingParty(request: FastifyRequest, siteOrigin: string) {
  const { secure, host } = shopOrigin(request, siteOrigin);
  const { origin, hostname: rpID } = new URL(`${secure ? 'https' : 'http'}://${host}`);
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    /** @param known the account's passkeys: none is added twice */
    newOptions: ({ id, emailTyped, name }: Owner, known: { id: string; transports: string[] }[]) =>
      generateRegistrationOptions({
        rpName: 'Paw Dailies',
        rpID,
        userID: handleOf(id),
        userName: emailTyped,
        userDisplayName: name,
        timeout,
        attestationType: 'none',
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: algorithms,
      }),

    /** @returns what is kept of it. @throws when it is none of the shop's, or not for this challenge */
    async verifyNew(response: z.output<typeof newCredential>, challenge: string): Promise<Kept> {
      refuseCertificates(response.response.attestationObject);
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: algorithms,
      });
      if (!registrationInfo) throw new Error('The new passkey was not verified.');
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: isoBase64URL.fromBuffer(publicKey), counter };
    },

    /** For whichever passkey the shopper chooses. */
    signInOptions: () => generateAuthenticationOptions({ rpID, timeout, userVerification: 'required' }),

    /** @returns the new counter. @throws when the passkey did not sign this challenge here, or is a copy */
    async verifyShown(
      response: z.output<typeof shownCredential>,
      challenge: string,
      { accountId, credentialId, publicKey, counter }: Kept & { accountId: string },
    ): Promise<number> {
      const { userHandle } = response.response;
      if (userHandle !== undefined && userHandle !== isoBase64URL.fromBuffer(handleOf(accountId))) {
        throw new Error('The passkey is another member’s.');
      }
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: challenge,
        credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
      });
      if (!verified) throw new Error('The passkey’s signature is wrong.');
      return authenticationInfo.newCounter;
    },
  };
}

/** What the answer says it signed; '' when it says nothing that can be read. */
export function challengeOf({ clientDataJSON }: { clientDataJSON: string }): string {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** By which an authenticator knows whose passkey it is: the account's id, which says nothing about the member. */
const handleOf = (accountId: string) => new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'));

/**
 * Which make an authenticator is we do not ask, so browsers send no certificates; to verify those of anyone else the
 * library would fetch whatever addresses are in them.
 */
function refuseCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isPlain = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed';
  if (!isPlain || attestation.get('attStmt').get('x5c')) throw new Error('The passkey came with certificates.');
}
