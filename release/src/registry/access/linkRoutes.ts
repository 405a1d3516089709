import type { FastifyReply } from 'fastify';
import type { AdminLog } from '../../access/adminLog.ts';
import { findLink, useLink } from '../../access/oneTimeLink.ts';
import type { SignedIn } from '../../access/sessions.ts';
import { findInvitation } from '../../access/tokens.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import type { App } from '../bareRegistry.ts';
import type { Access } from './recognize.ts';
import { takePlace } from './returnTo.ts';
import type { SessionCookie } from './sessionCookie.ts';
import { hidden } from './signInForms.ts';
import { sendFailure, sendPage } from './signInPages.ts';

interface LinkParts {
  access: Access;
  adminLog: AdminLog;
  cookie: SessionCookie;
  store: ReleaseStore;
  /** As browsers see the registry. */
  origin: () => string;
}

/** What a one-time link opens, and for whom. */
interface Opening {
  /** Who made it. */
  by: string;
  person: SignedIn;
}

const FAILED = 'This registry cannot sign you in';

/** Signing in by a one-time link: that of a local start, or an invitation by an admin. */
export function linkRoutes(app: App, { access, adminLog, cookie, store, origin }: LinkParts): void {
  // A page in between: what only looks at a link, such as a preview in a chat, must not use it up.
  app.get('/auth/link/:secret', hidden, async (request, reply) => {
    const { secret } = request.params as { secret: string };
    let opening: Opening | undefined;
    try {
      opening = await findOpening(secret);
      if (!opening) return await sendUsedLink(reply);
      await adminLog.requireWritable();
    } catch (error) {
      return sendFailure(reply, FAILED, error);
    }
    return sendPage(reply, 200, {
      title: 'Sign in to the release registry',
      text: `This link signs you in once, ${describe(opening)}, in this browser, for 12 hours.`,
      form: { action: `/auth/link/${secret}`, button: 'Sign in' },
    });
  });

  app.post('/auth/link/:secret', hidden, async (request, reply) => {
    access.refuseForeignPage(request);
    const { secret } = request.params as { secret: string };
    try {
      const opening = await findOpening(secret);
      if (!opening) return await sendUsedLink(reply);
      // A registry that can write no session must not use up the link.
      await adminLog.requireWritable();
      const { by, person } = opening;
      // An invitation is used up by the session's own entry.
      if (!person.invitation && !(await useLink(store, adminLog.seal, secret))) return await sendUsedLink(reply);
      if (!(await cookie.begin(reply, by, person))) return await sendUsedLink(reply);
    } catch (error) {
      return sendFailure(reply, FAILED, error);
    }
    return reply.redirect(takePlace(request, reply, origin()), 303);
  });

  /** @returns undefined when it was used before, was ended, is over, or was never made */
  async function findOpening(secret: string): Promise<Opening | undefined> {
    const found = findInvitation(await adminLog.read(), secret);
    if (found) {
      const { id, by, name, role, remotes } = found;
      return { by, person: { signIn: 'link', name, role, remotes, invitation: id } };
    }
    const link = await findLink(store, adminLog.seal, secret);
    return link && { by: link.by, person: { signIn: 'link', name: 'admin by link', role: 'admin', remotes: [] } };
  }
}

/** `as an admin`; an invitation also names the person. */
function describe({ person: { invitation, name, role, remotes } }: Opening): string {
  if (!invitation) return 'as an admin';
  return `as ${name} (${[role, remotes.join(', ')].filter(Boolean).join(' of ')})`;
}

const sendUsedLink = (reply: FastifyReply) =>
  sendPage(reply, 410, {
    title: 'This link was used, or is over',
    text: 'Ask an admin for another. On the machine with the store, "npm run release -- link" prints one.',
  });
