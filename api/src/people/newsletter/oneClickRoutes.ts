import { z } from 'zod';
import { ApiProblem, problems } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import { requestText } from '../../platform/http/requestText.ts';

interface Way {
  /** Acts on an email's token. @returns false when the shop did not sign it */
  end: (token: string) => Promise<boolean>;
  /** What is said afterwards. */
  done: string;
  /** Where a person presses the button, with the token. */
  page: (token: string) => string;
}

const answer = z.object({ message: z.string() });

/** The address in an email's headers by which mail programs end such emails with one POST (RFC 8058). */
export function oneClickRoutes(app: App, path: string, { end, done, page }: Way): void {
  app.register(async (scope) => {
    // RFC 8058 lets mail programs post either kind of form; what is in it does not matter.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, async () => ({}));
    const app = scope as unknown as App;
    const params = z.object({ token: requestText(100) });
    app.post(
      `${path}/:token`,
      { schema: { hide: true, params, response: { 200: answer, ...problems } } },
      async ({ params: { token } }) => {
        if (await end(token)) return { message: done };
        throw new ApiProblem(404, 'link_unknown', 'This link is incomplete.');
      },
    );
    // Opened by a person, or looked at by a scanner: nothing is done before someone presses.
    app.get(
      `${path}/:token`,
      { schema: { hide: true, params, response: { 303: z.null() } } },
      async ({ params: { token } }, reply) => reply.redirect(page(token), 303),
    );
  });
}
