import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listEnvironments } from '../cli/openExistingStore.ts';
import { status } from '../cli/status.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { Access } from './access/recognize.ts';
import { rememberPlace } from './access/returnTo.ts';
import { sendPage } from './access/signInPages.ts';
import type { App } from './bareRegistry.ts';
import { builtDashboard } from './dashboard/builtDashboard.ts';
import { dashboardRoutes } from './dashboard/dashboardRoutes.ts';
import type { RegistryProblem } from './RegistryProblem.ts';
import type { RegistrySettings } from './registrySettings.ts';
import { sendNotFound } from './sendNotFound.ts';

interface HomeParts {
  access: Access;
  store: ReleaseStore;
  origin: () => string;
  settings: Pick<RegistrySettings, 'OIDC_CLIENT_ID'>;
  /** Where the dashboard was built to. */
  dashboardFolder?: string;
}

/** What a person reads for what a program is answered; others are shown as they are. */
const reasons: Record<string, string> = { no_token: '', session_over: 'Your sign-in is over. ' };

const usualFolder = join(import.meta.dirname, '../../dist/dashboard');

/**
 * What a person sees who opens the registry with a browser: the dashboard, or what is live in plain columns, also at an
 * address that is not there.
 */
export function homePage(app: App, parts: HomeParts): void {
  const { access, store, origin, settings, dashboardFolder = usualFolder } = parts;
  app.setNotFoundHandler(sendNotFound);
  dashboardRoutes(app, { access, built: builtDashboard(dashboardFolder), sendPlain, sendSignIn });

  async function sendPlain(request: FastifyRequest, reply: FastifyReply) {
    const actor = await access.recognize(request);
    const environments = await listEnvironments(store);
    const sections = await Promise.all(
      environments.map(async (env) => ({ heading: env, columns: await describe(env) })),
    );
    return sendPage(reply, 200, {
      title: 'Release registry',
      text: `You are signed in as ${actor.name} (${actor.role}). Changes are made with "npm run release -- … --registry ${origin()}"; its calls are in /v1/openapi.json.`,
      sections,
      form: { action: '/auth/logout', button: 'Sign out' },
    });
  }

  function sendSignIn(reply: FastifyReply, returnTo: string, refusal: RegistryProblem) {
    rememberPlace(reply, returnTo, origin());
    const why = reasons[refusal.code] ?? `${refusal.message} `;
    const byLink = 'Open the one-time link that "npm run release -- link" prints in this browser.';
    const text = settings.OIDC_CLIENT_ID
      ? `${why}Sign in, and you go on to the page that you asked for. ${byLink.replace('Open', 'Or open')}`
      : `${why}${byLink} You go on to the page that you asked for.`;
    return sendPage(reply, refusal.status === 401 ? 200 : refusal.status, {
      title: 'Release registry',
      text,
      ...(settings.OIDC_CLIENT_ID && {
        link: { href: `/auth/login?returnTo=${encodeURIComponent(returnTo)}`, label: 'Sign in' },
      }),
    });
  }

  async function describe(env: string): Promise<string> {
    const unused = { root: '', by: () => '', now: () => '', startedAt: new Date(), args: [], print: () => {} };
    return (await status({ store, env, options: { env }, ...unused })).text;
  }
}
