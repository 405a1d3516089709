import { z } from 'zod';
import { diff } from '../../cli/diff.ts';
import { publishRelease } from '../../store/publishRelease.ts';
import { isPlainText } from '../../store/plainText.ts';
import { listReleases, listRemotes, readManifest, verifyRelease } from '../../store/releases.ts';
import type { App } from '../bareRegistry.ts';
import type { Access } from '../access/recognize.ts';
import type { ReleaseStore } from '../../store/releaseStore.ts';
import { RegistryProblem, registryProblem } from '../RegistryProblem.ts';
import { keepSignatures } from './keepSignatures.ts';
import { requirePace } from './requirePace.ts';
import { receiveRelease } from './receiveRelease.ts';

/** Releases that are taken in at once; each is a folder on the disk until it is whole. */
const MOST_UPLOADS = 8;
/** Of one token: other teams must find a place. */
const MOST_OF_ONE = 2;

interface ReleaseParts {
  access: Access;
  store: ReleaseStore;
  /** Of one release. */
  mostBytes: number;
  /** Where releases lie until they are checked. */
  uploadFolder: string;
}

const remoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .max(40);
const releaseId = z.string().regex(/^[0-9a-f]{16}$/);
const params = z.object({ remote: remoteName, release: releaseId });
const problems = { 400: registryProblem, 401: registryProblem, 403: registryProblem, 404: registryProblem };

const publishedSchema = z
  .object({
    release: z.string(),
    by: z.string(),
    at: z.string().describe('ISO time, UTC'),
    revision: z.string().optional().describe('Git revision of the sources'),
  })
  .meta({ id: 'PublishedRelease' });

/** Publishing, and looking at what is published. */
export function releaseRoutes(app: App, { access, store, mostBytes, uploadFolder }: ReleaseParts): void {
  let uploads = 0;
  /** Id of the token or person → its uploads. */
  const uploadsOf = new Map<string, number>();

  app.post(
    '/v1/releases/:remote/:release',
    {
      schema: {
        operationId: 'publishRelease',
        summary:
          'Publish a release: multipart parts "release.json" first, then each file by its path, then "revision" and "signature-1" …',
        description: 'Checked while it comes; release.json is stored last, so a release is there whole or not at all.',
        params,
        consumes: ['multipart/form-data'],
        querystring: z.object({ dryRun: z.stringbool().default(false) }),
        response: {
          200: z.object({
            remote: z.string(),
            release: z.string(),
            outcome: z.enum(['published', 'already', 'repaired']),
            dryRun: z.boolean(),
            signed: z.array(z.string()).describe('Keys whose signatures came with it and were kept'),
          }),
          408: registryProblem,
          413: registryProblem,
          422: registryProblem,
          429: registryProblem,
          ...problems,
        },
      },
    },
    async (request, reply) => {
      const { remote, release } = request.params;
      const { dryRun } = request.query;
      const actor = await access.require(request, { verb: 'publish', remote });
      if (!request.isMultipart()) {
        throw new RegistryProblem(400, 'bad_request', 'A publication is multipart/form-data: "release.json" first.');
      }
      if (uploads >= MOST_UPLOADS) {
        throw new RegistryProblem(429, 'busy', 'Other releases are being published: try again in some seconds.');
      }
      const own = (uploadsOf.get(actor.id) ?? 0) + 1;
      if (own > MOST_OF_ONE) {
        throw new RegistryProblem(
          429,
          'busy',
          `This token is publishing ${MOST_OF_ONE} releases already: try again when one is done.`,
        );
      }
      uploads++;
      uploadsOf.set(actor.id, own);
      // What is still to come after a refusal is not waited for.
      const endConnection = () => reply.header('connection', 'close');
      const pace = requirePace(request.raw.socket, endConnection);
      try {
        const parts = pace.limit(request.parts({ limits: { fileSize: mostBytes } }));
        const wanted = { remote, release, most: mostBytes, folder: uploadFolder };
        const received = await receiveRelease(parts, wanted, pace.refused);
        try {
          const { revision = '' } = received.values;
          if (revision.length > 80 || !isPlainText(revision)) {
            throw new RegistryProblem(
              422,
              'build',
              'The revision has more than 80 characters, or control characters: send the one that git names. Nothing was published.',
            );
          }
          const record = { by: actor.name, at: new Date().toISOString(), ...(revision && { revision }) };
          const { outcome } = await publishRelease(store, received.folder, record, dryRun);
          const signed = dryRun ? [] : await keepSignatures(store, { remote, release }, received.values);
          return { remote, release, outcome, dryRun, signed };
        } finally {
          await received.remove();
        }
      } finally {
        pace.stop();
        const left = (uploadsOf.get(actor.id) ?? 1) - 1;
        if (left) uploadsOf.set(actor.id, left);
        else uploadsOf.delete(actor.id);
        uploads--;
      }
    },
  );

  app.get(
    '/v1/releases',
    {
      schema: {
        operationId: 'listRemotes',
        summary: 'Remotes of which something was published, each with its releases, newest first',
        response: { 200: z.object({ remotes: z.record(z.string(), z.array(publishedSchema)) }), ...problems },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const names = await listRemotes(store);
      const found = await Promise.all(names.map(async (name) => [name, await listReleases(store, name)] as const));
      return { remotes: Object.fromEntries(found) };
    },
  );

  app.get(
    '/v1/releases/:remote/:release',
    {
      schema: {
        operationId: 'getRelease',
        summary: 'What a release says of itself, who published it, and which of its files are damaged',
        params,
        response: {
          200: z.object({
            manifest: z.record(z.string(), z.unknown()).describe('release.json'),
            published: publishedSchema.optional(),
            damage: z.array(z.object({ path: z.string(), problem: z.enum(['missing', 'damaged']) })),
          }),
          ...problems,
        },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const { remote, release } = request.params;
      const manifest = await readManifest(store, remote, release);
      const [damage, published] = await Promise.all([verifyRelease(store, manifest), listReleases(store, remote)]);
      return { manifest, published: published.find((one) => one.release === release), damage };
    },
  );

  app.get(
    '/v1/diff',
    {
      schema: {
        operationId: 'compareReleases',
        summary: 'What a release changes: routes, slots, operations, documents, shared ranges, files',
        querystring: z.object({ from: z.string().max(80), to: z.string().max(80) }),
        response: {
          200: z.object({ text: z.string(), data: z.record(z.string(), z.unknown()) }),
          ...problems,
        },
      },
    },
    async (request) => {
      await access.require(request, { verb: 'read' });
      const { from, to } = request.query;
      const unused = { env: 'local', root: '', by: () => '', now: () => '', startedAt: new Date(), print: () => {} };
      const { text, data } = await diff({ store, args: [to, from], options: { env: 'local' }, ...unused });
      return { text, data: { ...data } };
    },
  );
}
