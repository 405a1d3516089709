import '@paw/ui/tokens.css';
import './notices.css';
import '../remotes/sharedModules.ts';
import '../remotes/laterModules.ts';
import { links } from '@paw/contract/links.ts';
import { createApi } from '@paw/api-client/http.ts';
import { browserCartStorage, restoreCart } from '@paw/contract/restoreCart.ts';
import { rememberPlace } from '@paw/contract/placeStorage.ts';
import { publishFileLoading } from '@paw/contract/fileLoading.ts';
import type { SentSet } from '@paw/contract/releaseSet.ts';
import { publishSite } from '@paw/contract/site.ts';
import { publishSlots } from '@paw/ui/SlotPlace.tsx';
import { letLayersGoFirst } from '@paw/ui/layer/letLayersGoFirst.ts';
import { startTransition } from 'react';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { fetchDocuments } from '../documents/fetchDocuments.ts';
import { ReleaseHashes } from '../files/ReleaseHashes.ts';
import { retryStyles } from '../files/retryStyles.ts';
import type { ChunkLoader } from '../chunks/ChunkLoader.ts';
import { browserAccess } from '../remotes/browserAccess.ts';
import { Slot } from '../remotes/Slot.tsx';
import { SCRIPTS_ID } from '../hydration/lateStart.ts';
import { createRoutes } from '../pages/createRoutes.tsx';
import { PAGE_STATE_ID, type PageState } from '../hydration/PageState.ts';
import { shellPart } from '../chunks/shellPart.ts';
import { admit } from '../session/admit.ts';
import { makeSessionStore } from '../session/sessionStore.ts';
import { startSession } from '../session/startSession.ts';
import { startSignals } from '../signals/startSignals.ts';
import { findEarlyInput, leaveTexts, repeatEarlyInput } from '../hydration/earlyInput.ts';
import { collectEarlyPresses, repeatEarlyPresses } from './earlyPresses.ts';
import { keepServerHtml } from './keepServerHtml.ts';
import { loadFirstPage } from './loadFirstPage.ts';
import { withoutShortLoading } from './withoutShortLoading.ts';

const later = shellPart('later', () => import(/* webpackChunkName: "later" */ './later/startLater.ts'));

/** Delay after hydration has begun, while the page is busy. ms */
const LATER = 3_000;

/** What `npm run dev` adds to a page: `dev/main.tsx`. */
export interface Workbench {
  Loader: typeof ChunkLoader;
  open: (router: DataRouter) => HydrationOptions;
}

/**
 * Hydrates the page with the releases that the server used. The page's own code loads first, and the cart is restored
 * (or given up) before anything that depends on it.
 */
export async function hydratePage(workbench?: Workbench): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById(PAGE_STATE_ID);
  if (!root || !state?.textContent) return;
  const { set, site, shell, loaderData, errors } = JSON.parse(state.textContent) as PageState;
  retryStyles(document.head);
  publishFileLoading(new ReleaseHashes({ ...set.remotes, ...(shell && { shell }) }, document.head));
  publishSite(site);
  publishSlots(Slot);

  const restored = restoreCart(browserCartStorage);
  const facts = restored.then((restoredCart) => ({ restoredCart }));
  const access = browserAccess(set, facts, keepServerHtml(root), workbench?.Loader);
  const session = makeSessionStore();
  // The page on screen is for a signed-in member: leave it before hydration.
  if (startSession(session) && location.pathname !== links.home()) {
    rememberPlace(location.pathname + location.search);
    return location.replace(links.home());
  }
  const api = (signal: AbortSignal) => createApi({ baseUrl: '', signal });
  const routes = createRoutes({ access, api, documents: fetchDocuments, admit });

  const signals = workbench ? undefined : startSignals(set, site, routes);
  access.signals = signals;

  await Promise.all([restored, loadFirstPage(access, routes, root)]);

  // Back was pressed before any script ran: the URL belongs to another page than this HTML.
  if (isElsewhere()) return location.reload();
  letLayersGoFirst();
  const presses = collectEarlyPresses();
  const early = findEarlyInput(root).filter(({ control }) => !presses.includes(control));
  const router = createBrowserRouter(routes, { hydrationData: { loaderData, errors } });
  const app = (
    <App access={access} routes={routes} session={session}>
      <RouterProvider router={withoutShortLoading(router, (url) => access.ahead?.has(url) === true)} />
    </App>
  );
  // In a transition, React hydrates in steps of a few milliseconds, and the browser can handle input between them.
  startTransition(() => void hydrateRoot(root, app, workbench?.open(router) ?? signals?.root));
  signals?.follow(router);
  await repeatEarlyInput(early);
  await leaveTexts(early);
  await repeatEarlyPresses(presses);
  if (!workbench) loadLater(set, router);
}

/** Whether the URL has changed since the document was fetched. */
function isElsewhere(): boolean {
  const fetched = document.getElementById(SCRIPTS_ID)?.dataset.url;
  const withoutHash = (url: string) => url.replace(/#.*/, '');
  return fetched !== undefined && withoutHash(fetched) !== withoutHash(location.href);
}

/** Loads what the page can wait for. After a reload it starts at once: typed text may have to be restored. */
function loadLater(set: SentSet, router: DataRouter): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const load = async () => {
    const { startLater } = await later.load();
    startLater(set, router);
  };
  setTimeout(() => load().catch(() => undefined), visit?.type === 'reload' ? 0 : LATER);
}
