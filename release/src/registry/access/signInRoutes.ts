import type { Log } from '@paw/node/createLog.ts';
import type { AdminLog } from '../../access/adminLog.ts';
import type { App } from '../bareRegistry.ts';
import type { RegistrySettings } from '../registrySettings.ts';
import { type Expected, type OpenIdSignIn, openIdSignIn } from './openIdSignIn.ts';
import { ownPath } from './returnTo.ts';
import type { SealedText } from './sealedText.ts';
import { cookieNames, readCookie, type SessionCookie, setCookie } from './sessionCookie.ts';
import { hidden } from './signInForms.ts';
import { sendFailure, sendPage } from './signInPages.ts';

/** How long a person has to sign in at the provider. ms */
const SIGN_IN = 10 * 60_000;
const FAILED = 'Sign-in does not work now';

interface SignInParts {
  adminLog: AdminLog;
  cookie: SessionCookie;
  sealed: SealedText;
  settings: Pick<RegistrySettings, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>;
  /** As browsers see the registry. */
  origin: () => string;
  log: Log;
}

/** Signing in by an identity provider. */
export function signInRoutes(app: App, { adminLog, cookie, sealed, settings, origin, log }: SignInParts): void {
  const names = () => cookieNames(origin());
  const provider = providerOf(settings);
  const redirectUri = () => `${origin()}/auth/callback`;

  app.get('/auth/login', hidden, async (request, reply) => {
    const { returnTo } = request.query as Record<string, unknown>;
    if (!provider) {
      const text =
        'No identity provider is set up here. Use the one-time link that "npm start" prints, or set OIDC_ISSUER.';
      return sendPage(reply, 404, { title: 'No sign-in here', text });
    }
    try {
      await adminLog.requireWritable();
    } catch (error) {
      return sendFailure(reply, FAILED, error);
    }
    try {
      const { url, expected } = await provider.begin(redirectUri(), ownPath(returnTo, origin()));
      setCookie(reply, names().signIn, sealed.seal('sign-in', expected, SIGN_IN), SIGN_IN, origin());
      return await reply.redirect(url);
    } catch (error) {
      log.warn({ err: error }, 'The identity provider could not be asked.');
      return sendPage(reply, 503, {
        title: FAILED,
        text: 'The identity provider did not answer. Try again in a moment.',
      });
    }
  });

  app.get('/auth/callback', hidden, async (request, reply) => {
    const expected = sealed.open('sign-in', readCookie(request, names().signIn)) as Expected | undefined;
    setCookie(reply, names().signIn, '', 0, origin());
    if (!provider || !expected) {
      return sendPage(reply, 400, {
        title: 'Sign in again',
        text: 'This sign-in is over, or was begun in another browser.',
      });
    }
    const person = await provider.finish(new URL(request.url, origin()), expected).catch((error: unknown) => {
      log.warn({ err: error }, 'A sign-in failed.');
      return undefined;
    });
    if (!person)
      return sendPage(reply, 400, {
        title: 'Sign-in failed',
        text: 'The answer of the identity provider is not valid. Sign in again.',
      });
    try {
      const known = person.email && (await adminLog.read()).people.get(person.email);
      if (!known) {
        const text = person.email
          ? `${person.email} has no role in this registry: ask an admin.`
          : 'The identity provider does not say that your email address is verified, so no one can give it a role.';
        log.warn('A person without a role tried to sign in.');
        return await sendPage(reply, 403, { title: 'No role here', text });
      }
      const { email, role, remotes } = known;
      const name = person.name ?? email;
      await cookie.begin(reply, name, { signIn: 'person', name, role, remotes, person: email });
    } catch (error) {
      return sendFailure(reply, FAILED, error);
    }
    return reply.redirect(expected.returnTo);
  });
}

function providerOf({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}: SignInParts['settings']): OpenIdSignIn | undefined {
  return issuer && clientId ? openIdSignIn({ issuer, clientId, clientSecret }) : undefined;
}
