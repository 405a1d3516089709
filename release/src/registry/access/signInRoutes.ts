import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '../bareRegistry.ts';
import type { Log } from '@paw/node/createLog.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { RegistrySettings } from '../registrySettings.ts';
import type { AdminLog } from '../../access/adminLog.ts';
import type { SealedText } from './sealedText.ts';
import { registryProblem } from '../RegistryProblem.ts';
import { isLinkOpen, useLink } from '../../access/oneTimeLink.ts';
import { type Expected, type OpenIdSignIn, openIdSignIn } from './openIdSignIn.ts';
import { type Access, readCookie, type Session } from './recognize.ts';
import { hidden, SESSION } from './signInForms.ts';
import { roles } from '../../access/roles.ts';
import { sendPage } from './signInPages.ts';

/** How long a person has to sign in at the provider. ms */
const SIGN_IN = 10 * 60_000;

interface SignInParts {
  access: Access;
  adminLog: AdminLog;
  sealed: SealedText;
  store: ReleaseStore;
  settings: Pick<RegistrySettings, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET'>;
  /** As browsers see the registry. */
  origin: () => string;
  log: Log;
}

/** Signing in: by identity provider, and by the one-time link of a local start. */
export function signInRoutes(app: App, parts: SignInParts): void {
  const { access, adminLog, sealed, store, settings, origin, log } = parts;
  const names = () => cookieNames(origin());
  const provider = providerOf(settings);
  const redirectUri = () => `${origin()}/auth/callback`;

  const startSession = (reply: FastifyReply, session: Session) =>
    setCookie(reply, names().session, sealed.seal('session', session, SESSION), SESSION, origin());

  app.get('/auth/login', hidden, async (request, reply) => {
    const { returnTo } = request.query as Record<string, unknown>;
    if (!provider) {
      const text =
        'No identity provider is set up here. Use the one-time link that "npm start" prints, or set OIDC_ISSUER.';
      return sendPage(reply, 404, { title: 'No sign-in here', text });
    }
    try {
      const { url, expected } = await provider.begin(redirectUri(), ownPath(returnTo, origin()));
      setCookie(reply, names().signIn, sealed.seal('sign-in', expected, SIGN_IN), SIGN_IN, origin());
      return await reply.redirect(url);
    } catch (error) {
      log.warn({ err: error }, 'The identity provider could not be asked.');
      return sendPage(reply, 503, {
        title: 'Sign-in does not work now',
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
    const known = person.email && (await adminLog.read()).people.get(person.email);
    if (!known) {
      const text = person.email
        ? `${person.email} has no role in this registry: ask an admin.`
        : 'The identity provider does not say that your email address is verified, so no one can give it a role.';
      log.warn('A person without a role tried to sign in.');
      return sendPage(reply, 403, { title: 'No role here', text });
    }
    startSession(reply, { kind: 'person', email: known.email, name: person.name ?? known.email });
    return reply.redirect(expected.returnTo);
  });

  // A page in between: what only looks at a link, such as a preview in a chat, must not use it up.
  app.get('/auth/link/:secret', hidden, async (request, reply) => {
    const { secret } = request.params as { secret: string };
    if (!(await isLinkOpen(store, secret))) return sendUsedLink(reply);
    return sendPage(reply, 200, {
      title: 'Sign in to the release registry',
      text: 'This link signs you in once, as an admin, in this browser.',
      form: { action: `/auth/link/${secret}`, button: 'Sign in' },
    });
  });

  app.post('/auth/link/:secret', hidden, async (request, reply) => {
    access.refuseForeignPage(request);
    const { secret } = request.params as { secret: string };
    if (!(await useLink(store, secret))) return sendUsedLink(reply);
    startSession(reply, { kind: 'link', email: 'local', name: 'admin by link' });
    return reply.redirect('/', 303);
  });

  app.post('/auth/logout', hidden, async (request, reply) => {
    access.refuseForeignPage(request);
    setCookie(reply, names().session, '', 0, origin());
    return reply.redirect('/', 303);
  });

  app.get(
    '/auth/me',
    {
      schema: {
        operationId: 'whoAmI',
        summary: 'Who the registry takes you for',
        response: {
          200: z.object({
            kind: z.enum(['token', 'person', 'link']),
            name: z.string(),
            role: z.enum(roles),
            remotes: z.array(z.string()),
          }),
          401: registryProblem,
          403: registryProblem,
        },
      },
    },
    async (request) => {
      const { kind, name, role, remotes } = await access.recognize(request);
      return { kind, name, role, remotes: [...remotes] };
    },
  );
}

/** `__Host-` where there is TLS; over http the port is in the name, because cookies are shared by all ports of a machine. */
export function cookieNames(origin: string): { session: string; signIn: string } {
  const { protocol, port } = new URL(origin);
  const [before, after] = protocol === 'https:' ? ['__Host-', ''] : ['', `_${port || '80'}`];
  return { session: `${before}paw_registry${after}`, signIn: `${before}paw_registry_sign_in${after}` };
}

function setCookie(reply: FastifyReply, name: string, value: string, lifetime: number, origin: string): void {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const cookie = `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${Math.round(lifetime / 1000)}${secure}`;
  const earlier = reply.getHeader('set-cookie');
  reply.header('set-cookie', [...(Array.isArray(earlier) ? earlier : earlier ? [String(earlier)] : []), cookie]);
}

/** Only a place of the registry itself: a link elsewhere would lend it our name. */
function ownPath(path: unknown, origin: string): string {
  // Browsers skip tabs and line breaks in an address, so "/<tab>/evil.example" is another host to them.
  if (typeof path !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || !URL.canParse(path, origin)) return '/';
  return new URL(path, origin).origin === origin ? path : '/';
}

const sendUsedLink = (reply: FastifyReply) =>
  sendPage(reply, 410, {
    title: 'This link was used, or is over',
    text: 'Print another with "npm run release -- link", or start the shop again.',
  });

function providerOf({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
}: SignInParts['settings']): OpenIdSignIn | undefined {
  return issuer && clientId ? openIdSignIn({ issuer, clientId, clientSecret }) : undefined;
}
