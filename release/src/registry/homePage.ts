import { listEnvironments } from '../cli/openExistingStore.ts';
import { status } from '../cli/status.ts';
import type { ReleaseStore } from '../store/releaseStore.ts';
import type { Access } from './access/recognize.ts';
import { sendPage } from './access/signInPages.ts';
import type { App } from './bareRegistry.ts';
import { RegistryProblem } from './RegistryProblem.ts';

/** What a person sees who opens the registry with a browser: what is live where, as the command line prints it. */
export function homePage(
  app: App,
  { access, store, origin }: { access: Access; store: ReleaseStore; origin: () => string },
): void {
  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const actor = await access.recognize(request).catch((error: unknown) => {
      if (error instanceof RegistryProblem) return error;
      throw error;
    });
    if (actor instanceof RegistryProblem) {
      const text = 'Open the one-time link that "npm run release -- link" prints, or sign in at /auth/login.';
      return sendPage(reply, actor.status === 401 ? 200 : actor.status, { title: 'Release registry', text });
    }
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
  });

  async function describe(env: string): Promise<string> {
    const unused = { root: '', by: () => '', now: () => '', startedAt: new Date(), args: [], print: () => {} };
    return (await status({ store, env, options: { env }, ...unused })).text;
  }
}
