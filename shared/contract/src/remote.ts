/**
 * What a remote is to the shell. A remote exposes ONE small module, `./remote`, whose `remote` export is made by
 * {@link defineRemote}. Pages and slots are chunks of their own, so that loading the module costs almost nothing.
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

/** What a page tells search engines and the tab. `canonical` is a path, beginning with `/`. */
export interface Head {
  title: string;
  description: string;
  canonical: string;
  robots?: 'noindex';
  /** JSON-LD objects, printed into the page as they are. */
  jsonLd?: object[];
  /** What is in the breadcrumb before the page itself where the address does not tell: a product's categories. */
  trail?: Place[];
  /**
   * What is beside a link to the page elsewhere: a path on this shop or a whole URL. The shop's own when not given.
   */
  picture?: { url: string; alt: string };
  /** `og:type`; a website when not given. */
  kind?: 'product' | 'article';
  /** A feed that tells of what is new here, for those who subscribe to it: a path on this shop and its content type. */
  feed?: { path: string; type: string; title: string };
}

/** A page above another one. `path` as in `links`. */
export interface Place {
  label: string;
  path: string;
}

export interface LoaderArgs {
  params: Readonly<Record<string, string | undefined>>;
  /** The page's address. Only the query names that the route declares are in it. */
  url: URL;
  api: Api;
  /** What the live releases have to read. Missing in a shell that is older than documents: do without. */
  documents?: FindDocuments;
  /** Ends when the shopper leaves or the page's deadline is over. */
  signal: AbortSignal;
}

export interface PageProps<Data> {
  data: Data;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * The module behind a route. `loader` runs on the server for the first page and in the browser afterwards; it
 * throws {@link notFound} for a page that does not exist. HTML never depends on the shopper.
 */
export interface PageModule<Data = undefined> {
  loader?: (args: LoaderArgs) => Promise<Data>;
  Component: ComponentType<PageProps<Data>>;
  head: (data: Data, params: Readonly<Record<string, string | undefined>>) => Head;
}

/** A page whose data is its own affair: its loader, component and head agree on it. */
export interface AnyPageModule {
  loader?: (args: LoaderArgs) => Promise<unknown>;
  Component: ComponentType<PageProps<never>>;
  head: (data: never, params: Readonly<Record<string, string | undefined>>) => Head;
}

/** What a shell has to know of a page without running it. All of it is in the release, so no shell lists pages. */
export interface RouteFacts {
  /** Without a stored token the shopper is sent to /login. The specification's own guarded rows need not say it. */
  guard?: 'token';
  /**
   * Its query or path opens something private: the answer is not cached anywhere, and no other site learns of the address.
   * When the HTML depends on it (`query`, or a parameter in the path), each request renders the page again, so a link that
   * was ended stops working at once; a path with a parameter is not logged.
   */
  secret?: true;
  /** `false`: not in the sitemap, because it is for one shopper only or another spelling of a page. */
  listed?: false;
  /**
   * `false`: search engines are asked not to read its addresses, nor any below them (robots.txt, RFC 9309), and it is not in
   * the sitemap. A path that begins with a parameter cannot be closed this way: its head says `noindex`.
   */
  crawled?: false;
  /** `route`: the log names only the route, because the path holds what somebody typed. */
  logPath?: 'route';
}

export interface RemoteRoute extends RouteFacts {
  /** Also the webpackChunkName, as `page-<name>`: the build finds the page's files by it. */
  name: string;
  /** Absolute, in React Router's form: `/product/:title`. */
  path: string;
  /** A URL of this route that answers 200 with the data that ships: activation renders it. */
  example: string;
  /** More such URLs that activation tries: other kinds of the page, odd queries among them. */
  examples?: readonly string[];
  /** Processor time that rendering one of these may take, in ms; {@link RENDER_BUDGET} when not given. */
  budget?: number;
  /** Query names that change the page. All others are ignored, in links and in the cache alike. */
  query?: readonly string[];
  /** Of these, the names that only choose what is shown of the same data: the browser does not load it again. */
  viewQuery?: readonly string[];
  page: () => Promise<AnyPageModule>;
}

/** The module behind a slot: a component that other teams' pages show. It has no server data. */
export interface SlotModule<Props = object> {
  Component: ComponentType<Props>;
}

/** What the shell hands to a remote that starts in a browser. */
export interface HostFacts {
  /** The cart as it was in storage, read before any remote was there. */
  restoredCart: RestoredCart;
}

export interface RemoteDefinition {
  name: string;
  routes: readonly RemoteRoute[];
  /** Slot name (`MiniCart`) to its chunk, whose webpackChunkName is `slot-<Name>`. */
  slots: Readonly<Record<string, () => Promise<SlotModule<never>>>>;
  /**
   * What there is to read: asked for once, by the build. Its chunk is named `documents`, and must load without React.
   */
  documents?: () => Promise<ReleasedDocuments>;
  /**
   * What it tells machines while the shop runs. Its chunk is named `site`. Of servers alone: behind
   * `typeof window === 'undefined'`, so that browsers load nothing of it.
   */
  site?: () => Promise<SiteModule>;
  /** Called once in a browser page, before anything of this remote is rendered there. Its chunk is named `start`. */
  start?: (facts: HostFacts) => Promise<void>;
}

export interface Remote extends RemoteDefinition {
  contract: number;
  /**
   * Later chunks come from this URL. This repairs a remote that already runs: a second copy would own a second cart.
   */
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

/** Thrown by a loader: this page lives elsewhere. `to` is a path on this shop. */
export function movedTo(to: string): Response {
  return new Response(null, { status: 308, headers: { Location: to } });
}
