import { join } from 'node:path';
import type { Log } from '@paw/node/createLog.ts';
import { pino } from 'pino';
import type { ReleaseStore } from '../store/releaseStore.ts';
import { Guards } from '../guard/Guards.ts';
import { guardChannels } from '../guard/notify/guardChannels.ts';
import type { TrustKey } from '../trust/trustKey.ts';
import { AdminLog, type AdminSeal } from '../access/adminLog.ts';
import { TokenUses } from '../access/TokenUses.ts';
import { createAccess } from './access/recognize.ts';
import { limitLinkTries } from './access/limitLinkTries.ts';
import { sealedText } from './access/sealedText.ts';
import { handOverRoutes } from './access/handOverRoutes.ts';
import { linkRoutes } from './access/linkRoutes.ts';
import { sessionCookie } from './access/sessionCookie.ts';
import { sessionRoutes } from './access/sessionRoutes.ts';
import { signInRoutes } from './access/signInRoutes.ts';
import { peopleRoutes } from './access/peopleRoutes.ts';
import { tokenRoutes } from './access/tokenRoutes.ts';
import { limitBodies } from './limitBodies.ts';
import { bareRegistry } from './bareRegistry.ts';
import { canaryRoutes } from './environments/canaryRoutes.ts';
import { changeRoutes } from './environments/changeRoutes.ts';
import { previewRoutes } from './environments/previewRoutes.ts';
import { shadowRoutes } from './environments/shadowRoutes.ts';
import { environmentRoutes } from './environments/environmentRoutes.ts';
import { eventRoutes } from './environments/eventRoutes.ts';
import { type Head, Heads } from './environments/Heads.ts';
import type { RegistrySettings } from './registrySettings.ts';
import { overviewRoutes } from './dashboard/overviewRoutes.ts';
import { homePage } from './homePage.ts';
import { hurtRoutes } from './hurt/hurtRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { signalRoutes } from './environments/signalRoutes.ts';
import { notificationRoutes } from './notifications/notificationRoutes.ts';
import { releaseRoutes } from './releases/releaseRoutes.ts';
import { removalRoute } from './releases/removalRoute.ts';
import { storeRoutes } from './storeRoutes.ts';
import { trialRoutes } from './trials/trialRoutes.ts';

interface Options {
  store: ReleaseStore;
  place: string;
  settings: RegistrySettings;
  /** Seals sessions; the same for every registry on one store. */
  secret: string | Uint8Array;
  /** As browsers see the registry; asked for when needed, because a free port is known late. */
  origin: () => string;
  log?: Log;
  /** How entries of the registry's own log are signed. */
  seal?: AdminSeal;
  /** Signs heads; undefined where there is no freshness key. */
  signHead?: (head: Head) => Promise<string | undefined>;
  /** With which the guard takes back what is worse; without it, it uses the registry's. */
  guardKey?: TrustKey;
  isEnding?: () => boolean;
  /** Where the dashboard was built to; the usual place when left out. */
  dashboardFolder?: string;
}

/** To a sink of its own: the one of pino waits for the exit of the process, once more for each test file. */
const silent = pino({ level: 'silent' }, { write: () => {} });

/** The whole registry, ready for `inject` or `listen`. */
export async function buildRegistry(options: Options) {
  const { store, place, settings, secret, origin, isEnding = () => false } = options;
  const log = options.log ?? silent;
  const app = await bareRegistry(options.log, settings, settings.TRUSTED_PROXIES, settings.REGISTRY_ORIGIN);
  const adminLog = new AdminLog(store, options.seal);
  const sealed = sealedText(secret);
  const open = settings.OPEN_ENVIRONMENTS.split(',');
  const cookie = sessionCookie({ log: adminLog, sealed, origin });
  const onUnwritten = (error: unknown) => log.warn({ err: error }, 'The use of a token could not be written.');
  const uses = new TokenUses({ store, log: adminLog, onError: onUnwritten });
  const access = createAccess({
    log: adminLog,
    cookie,
    origin,
    openTo: (env) => open.includes('*') || open.includes(env),
    onUse: (id) => uses.note(id),
  });
  const onError = (error: unknown, env: string) =>
    log.error({ err: error, env }, 'An activation log could not be read.');
  const heads = new Heads(store, { onError, ...(options.signHead && { sign: options.signHead }) });
  const { guardKey } = options;
  const channels = guardChannels(settings, origin);
  const guards = new Guards({
    store,
    heads,
    log,
    channels,
    seal: sealed,
    ...(guardKey && { signer: guardKey }),
  });
  app.addHook('onClose', async () => {
    await uses.end();
    await guards.end();
    heads.close();
  });
  const parts = { store, place, access, adminLog, uses, cookie, sealed, heads, settings, origin, log };
  // Before a body is read or a query is checked: a stranger learns nothing of what a call takes.
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions;
    if (url.startsWith('/v1/') && url !== '/v1/openapi.json') await access.recognize(request);
  });
  limitBodies(app);
  limitLinkTries(app);
  healthRoutes(app, parts, isEnding);
  homePage(app, { ...parts, ...(options.dashboardFolder && { dashboardFolder: options.dashboardFolder }) });
  signInRoutes(app, parts);
  linkRoutes(app, parts);
  sessionRoutes(app, parts);
  handOverRoutes(app, parts);
  tokenRoutes(app, parts);
  peopleRoutes(app, parts);
  notificationRoutes(app, { ...parts, channels });
  releaseRoutes(app, {
    access,
    store,
    mostBytes: settings.MAX_RELEASE_MB * 1024 * 1024,
    uploadFolder: join(settings.PAW_DATA, 'uploads'),
  });
  removalRoute(app, parts);
  environmentRoutes(app, parts);
  overviewRoutes(app, parts);
  hurtRoutes(app, parts);
  changeRoutes(app, parts);
  previewRoutes(app, parts);
  canaryRoutes(app, parts);
  shadowRoutes(app, parts);
  signalRoutes(app, parts, guards);
  trialRoutes(app, parts, guards);
  const endStreams = eventRoutes(app, { access, heads, store, mostStreams: settings.MAX_STREAMS });
  storeRoutes(app, parts);
  app.get('/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return { app, parts, guards, endStreams };
}
