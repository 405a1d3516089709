import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../bareRegistry.ts';
import { describeMe } from '../access/describeMe.ts';
import type { Access } from '../access/recognize.ts';
import { RegistryProblem } from '../RegistryProblem.ts';
import type { BuiltDashboard } from './builtDashboard.ts';
import { dashboardHtml, dashboardPolicy } from './dashboardHtml.ts';
import { views } from './views.ts';

const hidden = { schema: { hide: true } };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

interface DashboardParts {
  access: Access;
  /** Undefined when it was never built: the plain page is shown instead. */
  built: () => BuiltDashboard | undefined;
  sendPlain: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  sendSignIn: (reply: FastifyReply, returnTo: string, refusal: RegistryProblem) => FastifyReply;
}

/** The release manager's page: its files, and its document at the address of each view. */
export function dashboardRoutes(app: App, { access, built, sendPlain, sendSignIn }: DashboardParts): void {
  app.get('/assets/*', hidden, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const files = built()?.files;
    const type = types[extname(path)];
    const plain = files?.get(path);
    if (!plain || !type) throw new RegistryProblem(404, 'not_found', 'There is no such file: reload the page.');
    const small = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? files?.get(`${path}.br`) : undefined;
    if (small) reply.header('content-encoding', 'br');
    return reply
      .type(type)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(small ?? plain);
  });

  for (const [view, heading] of Object.entries(views)) {
    app.get(view, hidden, (request, reply) =>
      showView(request, reply, heading(request.params as Record<string, string>)),
    );
  }
  app.get('/plain', hidden, async (request, reply) => (await signedIn(request, reply)) ?? sendPlain(request, reply));

  async function showView(request: FastifyRequest, reply: FastifyReply, heading: string) {
    const refused = await signedIn(request, reply);
    if (refused) return refused;
    const page = built()?.page;
    if (!page) return sendPlain(request, reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .header('content-security-policy', dashboardPolicy(page))
      .send(dashboardHtml(page, { heading, me: describeMe(access, await access.recognize(request)) }));
  }

  /** The sign-in page for strangers; undefined when the sender is known. */
  async function signedIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
    try {
      await access.recognize(request);
      return undefined;
    } catch (error) {
      if (!(error instanceof RegistryProblem)) throw error;
      return sendSignIn(reply, request.url, error);
    }
  }
}
