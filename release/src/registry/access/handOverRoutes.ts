import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../bareRegistry.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { AdminLog } from '../../access/adminLog.ts';
import type { Actor } from '../../access/roles.ts';
import { readSession, SESSION } from '../../access/sessions.ts';
import { issueToken } from '../../access/tokens.ts';
import { RegistryProblem, registryProblem } from '../RegistryProblem.ts';
import type { Access } from './recognize.ts';
import type { SealedText } from './sealedText.ts';
import type { SessionCookie } from './sessionCookie.ts';
import { FORM_LIMIT, hidden } from './signInForms.ts';
import { sendPage } from './signInPages.ts';

/** How long a person has to follow back to the command line. ms */
const HAND_OVER = 60_000;

interface HandOverParts {
  access: Access;
  adminLog: AdminLog;
  cookie: Pick<SessionCookie, 'readId'>;
  sealed: SealedText;
  store: ReleaseStore;
}

interface HandOver {
  /** Id of the browser session. */
  session: string;
  challenge: string;
}

/** A person who is signed in lets the command line on the same machine have a token. */
export function handOverRoutes(app: App, { access, adminLog, cookie, sealed, store }: HandOverParts): void {
  app.get('/auth/cli', hidden, async (request, reply) => {
    const { port, state, challenge } = readCliQuery(request.query);
    const actor = await signedIn(request);
    if (!actor) return reply.redirect(`/auth/login?returnTo=${encodeURIComponent(request.url)}`);
    return sendPage(reply, 200, {
      title: 'Let the command line act as you?',
      text: `The command line on this machine asks for a token for ${actor.name} (${actor.role}). It is good for 12 hours, and ends when you sign out here. Allow this only if you have just typed "release login".`,
      form: { action: '/auth/cli', fields: { port, state, challenge }, button: 'Allow' },
    });
  });

  app.post('/auth/cli', hidden, async (request, reply) => {
    const { port, state, challenge } = readCliQuery(request.body);
    const { kind } = await access.recognize(request);
    const session = cookie.readId(request);
    // A token would make itself another, which goes on when it ends.
    if (kind === 'token' || session === undefined) {
      throw new RegistryProblem(403, 'not_allowed', 'A token makes no other token: sign in with a browser.');
    }
    const code = sealed.seal('cli', { session, challenge } satisfies HandOver, HAND_OVER);
    return reply.redirect(
      `http://127.0.0.1:${port}/?code=${encodeURIComponent(code)}&state=${encodeURIComponent(state)}`,
      303,
    );
  });

  app.post(
    '/auth/cli/token',
    {
      bodyLimit: FORM_LIMIT,
      schema: {
        operationId: 'exchangeCode',
        summary: 'A token for the command line of a person who has allowed it',
        security: [],
        body: z.object({ code: z.string().max(4_000), verifier: z.string().max(200) }),
        response: { 200: z.object({ text: z.string(), name: z.string() }), 400: registryProblem },
      },
    },
    async (request) => {
      const { code, verifier } = request.body;
      const handed = sealed.open('cli', code) as HandOver | undefined;
      const isSame = handed?.challenge === createHash('sha256').update(verifier).digest('base64url');
      const used = `links-used/${createHash('sha256').update(code).digest('hex')}`;
      if (!handed || !isSame || !(await store.putIfAbsent(used, ''))) {
        throw new RegistryProblem(
          400,
          'bad_code',
          'This code is over, or was not made for you: run "release login" again.',
        );
      }
      const { session } = handed;
      const { kind, id, name, role, remotes } = await stillIn(session);
      const person = kind === 'person' ? id : undefined;
      const wanted = { name, role, remotes, person, signIn: 'command', session, lifetime: SESSION } as const;
      const { text } = await issueToken(adminLog, name, wanted);
      // A session that ended meanwhile has not ended this token, which nobody gets then.
      await stillIn(session);
      return { text, name };
    },
  );

  async function stillIn(session: string): Promise<Actor> {
    const found = await readSession(adminLog, session);
    if ('kind' in found) return found;
    throw new RegistryProblem(400, 'bad_code', `${found.message} Then run "release login" again.`);
  }

  async function signedIn(request: FastifyRequest): Promise<Actor | undefined> {
    return access.recognize(request).catch((error: unknown) => {
      if (error instanceof RegistryProblem && ['no_token', 'session_over'].includes(error.code)) return undefined;
      throw error;
    });
  }
}

const cliQuery = z.object({
  port: z.string().regex(/^\d{1,5}$/),
  state: z.string().regex(/^[\w-]{16,100}$/),
  challenge: z.string().regex(/^[\w-]{43}$/),
});

function readCliQuery(given: unknown): z.infer<typeof cliQuery> {
  const { data } = cliQuery.safeParse(given);
  if (data) return data;
  throw new RegistryProblem(400, 'bad_request', 'This is no request of "release login": start it again.');
}
