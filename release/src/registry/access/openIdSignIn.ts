import * as openid from 'openid-client';

interface Provider {
  issuer: string;
  clientId: string;
  /** A provider that gives none relies on PKCE alone. */
  clientSecret?: string;
}

/** What must come back from the provider unchanged; kept in a sealed cookie meanwhile. */
export interface Expected {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the person wanted to go. */
  returnTo: string;
}

export type OpenIdSignIn = ReturnType<typeof openIdSignIn>;

/** Seconds that one call to the provider may take. */
const TIMEOUT = 5;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Sign-in by the code flow with PKCE. The provider's discovery document is read at the first sign-in. */
export function openIdSignIn({ issuer, clientId, clientSecret }: Provider) {
  const server = new URL(issuer);
  // Without TLS only where no network is in between.
  const isPlain = server.protocol === 'http:' && LOOPBACK.includes(server.hostname);
  let found: Promise<openid.Configuration> | undefined;
  const configure = () => {
    const auth = clientSecret ? undefined : openid.None();
    const execute = isPlain ? [openid.allowInsecureRequests] : [];
    found ??= openid.discovery(server, clientId, clientSecret, auth, { execute, timeout: TIMEOUT });
    found.catch(() => (found = undefined));
    return found;
  };

  return {
    /** Where the browser goes, and what must come back. @throws when the provider does not answer */
    async begin(redirectUri: string, returnTo: string): Promise<{ url: string; expected: Expected }> {
      const expected = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
        returnTo,
      };
      const url = openid.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state: expected.state,
        nonce: expected.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(expected.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, expected };
    },

    /** Who has signed in. @throws for another state or nonce, a bad signature, a code that is over */
    async finish(returned: URL, { state, nonce, verifier }: Expected): Promise<{ email?: string; name?: string }> {
      const configuration = await configure();
      const tokens = await openid.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      const isWhole = claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint;
      const facts = isWhole ? claims : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      // Only a plain `true` of the provider's counts: an address that nobody has proved may be another person's.
      const email = facts.email_verified === true && typeof facts.email === 'string' && facts.email.toLowerCase();
      const name = typeof facts.name === 'string' ? facts.name : undefined;
      return { ...(email && { email }), ...(name && { name }) };
    },
  };
}
