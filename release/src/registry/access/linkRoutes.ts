import type { FastifyReply } from 'fastify';
import type { AdminLog } from '../../access/adminLog.ts';
import { findLink, useLink } from '../../access/oneTimeLink.ts';
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

const FAILED = 'This registry cannot sign you in';

/** Signing in by the one-time link of a local start. */
export function linkRoutes(app: App, { access, adminLog, cookie, store, origin }: LinkParts): void {
  // A page in between: what only looks at a link, such as a preview in a chat, must not use it up.
  app.get('/auth/link/:secret', hidden, async (request, reply) => {
    const { secret } = request.params as { secret: string };
    try {
      if (!(await findLink(store, adminLog.seal, secret))) return await sendUsedLink(reply);
      await adminLog.requireWritable();
    } catch (error) {
      return sendFailure(reply, FAILED, error);
    }
    return sendPage(reply, 200, {
      title: 'Sign in to the release registry',
      text: 'This link signs you in once, as an admin, in this browser.',
      form: { action: `/auth/link/${secret}`, button: 'Sign in' },
    });
  });

  app.post('/auth/link/:secret', hidden, async (request, reply) => {
    access.refuseForeignPage(request);
    const { secret } = request.params as { secret: string };
    try {
      if (!(await findLink(store, adminLog.seal, secret))) return await sendUsedLink(reply);
      // A registry that can write no session must not use up the link.
      await adminLog.requireWritable();
      const link = await useLink(store, adminLog.seal, secret);
      if (!link) return await sendUsedLink(reply);
      await cookie.begin(reply, link.by, { signIn: 'link', name: 'admin by link', role: 'admin', remotes: [] });
    } catch (error) {
      return sendFailure(reply, FAILED, error);
    }
    return reply.redirect(takePlace(request, reply, origin()), 303);
  });
}

const sendUsedLink = (reply: FastifyReply) =>
  sendPage(reply, 410, {
    title: 'This link was used, or is over',
    text: 'Print another with "npm run release -- link", or start the shop again.',
  });
