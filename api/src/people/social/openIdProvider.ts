import * as openid from 'openid-client';

export interface SocialSettings {
  /** The provider's name for itself: `https://accounts.google.com`. */
  issuer: string;
  clientId: string;
  /** A provider that gives none proves the exchange by PKCE alone. */
  clientSecret?: string;
}

export type SocialFlow = 'code' | 'implicit';

/** What a provider asserts about a person who has signed in there. */
export interface SocialPerson {
  issuer: string;
  subject: string;
  /** Undefined when it does not tell. */
  email?: string;
  /** Only a plain `true` of the provider's counts. */
  emailVerified: boolean;
  name?: string;
}

/** What was asked for, and must come back. */
interface Expected {
  state: string;
  nonce: string;
  codeVerifier: string | null;
}

export type OpenIdProvider = ReturnType<typeof openIdProvider>;

export const socialScope = 'openid profile email';
/** Seconds that one call to the provider may take. */
const timeout = 5;
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Any OpenID provider, found by its issuer's discovery document. That is read once, at the first sign-in. */
export function openIdProvider({ issuer, clientId, clientSecret }: SocialSettings) {
  const found = new Map<SocialFlow, Promise<openid.Configuration>>();
  const server = new URL(issuer);
  // Without TLS only where no network is in between: a provider on the same machine.
  const isPlain = server.protocol === 'http:' && loopback.includes(server.hostname);
  const execute = isPlain ? [openid.allowInsecureRequests] : [];

  function configure(flow: SocialFlow): Promise<openid.Configuration> {
    const known = found.get(flow);
    if (known) return known;
    const auth = clientSecret ? undefined : openid.None();
    const discovered = openid
      .discovery(server, clientId, clientSecret, auth, { execute, timeout })
      .then((configuration) => {
        if (flow === 'implicit') openid.useIdTokenResponseType(configuration);
        return configuration;
      });
    found.set(flow, discovered);
    discovered.catch(() => found.delete(flow));
    return discovered;
  }

  return {
    clientId,

    /** Where the browser goes. @param parameters of the request. @throws when the provider does not answer */
    async addressFor(flow: SocialFlow, parameters: Record<string, string>): Promise<string> {
      return openid.buildAuthorizationUrl(await configure(flow), parameters).href;
    },

    /**
     * Who has signed in there.
     * @param returned the address to which the provider led back, with all that it carries
     * @throws when the answer is no good: another state or nonce, a signature or a code that is not valid
     */
    async readAnswer(flow: SocialFlow, returned: URL, expected: Expected): Promise<SocialPerson> {
      const { state, nonce, codeVerifier } = expected;
      const configuration = await configure(flow);
      if (flow === 'implicit') {
        return personOf(await openid.implicitAuthentication(configuration, returned, nonce, { expectedState: state }));
      }
      const tokens = await openid.authorizationCodeGrant(configuration, returned, {
        pkceCodeVerifier: codeVerifier ?? undefined,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no ID token.');
      if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return personOf(claims);
      const info = await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return personOf({ ...info, iss: claims.iss, sub: claims.sub });
    },
  };
}

function personOf(claims: Record<string, unknown>): SocialPerson {
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email: text(claims.email),
    emailVerified: claims.email_verified === true,
    name: text(claims.name),
  };
}
