/**
 * A remote, as the shell sees it. A remote exposes ONE small module, `./remote`, whose `remote` export is made by
 * {@link defineRemote}. Pages and slots are their own chunks, so that loading the module is cheap.
 */
import type { ComponentType } from 'react';
import type { FindDocuments, ReleasedDocuments } from './documents.ts';
import type { Api } from '@paw/api-client/http.ts';
import type { RestoredCart } from './restoreCart.ts';
import type { SiteModule } from './siteModule.ts';

/** The number of this agreement. Within a number only additions; see docs/contracts. */
export const CONTRACT = 1;

/** ms of processor time in which the server should render a page. */
export const RENDER_BUDGET = 200;

/** A page's title and its data for search engines. `canonical` is a path that begins with `/`. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  robots?: 'noindex';
  /** JSON-LD objects, written into the page unchanged. */
  jsonLd?: object[];
  /** Breadcrumb entries before the page itself that its path does not tell: a product's categories. */
  trail?: Place[];
  /** The picture of link previews: a path on this shop or a whole URL. The shop's own by default. */
  picture?: { url: string; alt: string };
  /** `og:type`; `website` by default. */
  kind?: 'product' | 'article';
  /** A feed of what is new on this page: a path on this shop and its content type. */
  feed?: { path: string; type: string; title: string };
}

/** A page above another one. `path` as in `links`. */
export interface Place {
  label: string;
  path: string;
}

export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  /** The page's URL, with only the query names that the route declares. */
  url: URL;
  api: Api;
  /** Searches the live releases' documents. Undefined in a shell that is older than documents. */
  documents?: FindDocuments;
  /** Aborts when the shopper leaves or the page's deadline is over. */
  signal: AbortSignal;
}

export interface PageProps<Data> {
  data: Data;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * A route's module. `loader` runs on the server for the first page and later in the browser; it throws {@link notFound}
 * for a page that does not exist. HTML never depends on the shopper.
 */
export interface PageModule<Data = undefined> {
  loader?: (args: LoaderArgs) => Promise<Data>;
  Component: ComponentType<PageProps<Data>>;
  head: (data: Data, params: Readonly<Record<string, string | undefined>>) => Head;
}

/** A page with data of any type: its loader, component and head agree on it. */
export interface AnyPageModule {
  loader?: (args: LoaderArgs) => Promise<unknown>;
  Component: ComponentType<PageProps<never>>;
  head: (data: never, params: Readonly<Record<string, string | undefined>>) => Head;
}

/** What a shell needs to know about a page without running it. All of it is in the release, so no shell lists pages. */
export interface RouteFacts {
  /**
   * Without a stored token the shopper is redirected to /login. The specification's own guarded rows need not declare
   * it.
   */
  guard?: 'token';
  /**
   * Its query or path opens something private: no cache keeps the answer, and the URL is not sent as a referrer. When
   * the HTML depends on it (`query`, or a path parameter), each request renders the page again, so a revoked link stops
   * working at once; a path with a parameter is not logged.
   */
  secret?: true;
  /** `false`: not in the sitemap, because it is for one shopper or another spelling of a page. */
  listed?: false;
  /**
   * `false`: search engines are asked not to crawl its URLs, nor any below them (robots.txt, RFC 9309), and it is not
   * in the sitemap. This cannot close a path that begins with a parameter: set `noindex` in its head.
   */
  crawled?: false;
  /** `route`: the log has only the route, because the path contains what a shopper typed. */
  logPath?: 'route';
}

export interface RemoteRoute extends RouteFacts {
  /** The webpackChunkName is `page-<name>`: the build finds the page's files by it. */
  name: string;
  /** Absolute, in React Router's form: `/product/:title`. */
  path: string;
  /** A URL of this route that answers 200 with the data that ships: activation renders it. */
  example: string;
  /** More such URLs that activation renders: other variants of the page, and odd queries. */
  examples?: readonly string[];
  /** Processor time for rendering one of these, in ms; {@link RENDER_BUDGET} by default. */
  budget?: number;
  /** Query names that change the page. All others are ignored, in links and in the cache alike. */
  query?: readonly string[];
  /** Of these, the names that only select what is shown of the same data: the browser does not load it again. */
  viewQuery?: readonly string[];
  page: () => Promise<AnyPageModule>;
}

/** A slot's module: a component that other teams' pages show. It has no server data. */
export interface SlotModule<Props = object> {
  Component: ComponentType<Props>;
}

/** What the shell passes to a remote that starts in a browser. */
export interface HostFacts {
  /** The stored cart, read before any remote runs. */
  restoredCart: RestoredCart;
}

export interface RemoteDefinition {
  name: string;
  routes: readonly RemoteRoute[];
  /** Slot name (`MiniCart`) to its chunk, whose webpackChunkName is `slot-<Name>`. */
  slots: Readonly<Record<string, () => Promise<SlotModule<never>>>>;
  /** The release's documents: the build calls it once. Its chunk is named `documents`, and must load without React. */
  documents?: () => Promise<ReleasedDocuments>;
  /**
   * Its sitemap entries and feeds while the shop runs. Its chunk is named `site`. Server only: behind `typeof window
   * === 'undefined'`, so that browsers do not load it.
   */
  site?: () => Promise<SiteModule>;
  /** Called once in a browser page, before anything of this remote is rendered there. Its chunk is named `start`. */
  start?: (facts: HostFacts) => Promise<void>;
}

export interface Remote extends RemoteDefinition {
  contract: number;
  /** Sets the URL of later chunks. This repairs a remote that already runs: a second copy would own a second cart. */
  moveTo: (publicPath: string) => void;
}

declare let __webpack_public_path__: string;

export function defineRemote(definition: RemoteDefinition): Remote {
  return {
    ...definition,
    contract: CONTRACT,
    moveTo: (publicPath) => {
      __webpack_public_path__ = publicPath;
    },
  };
}

/** Thrown by a loader: the shell answers 404 with its not-found page inside the layout. */
export function notFound(message: string): Error {
  return Object.assign(new Error(message), { status: 404 });
}

/** Thrown by a loader: redirects to `to`, a path on this shop. */
export function movedTo(to: string): Response {
  return new Response(null, { status: 308, headers: { Location: to } });
}
