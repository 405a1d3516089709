import type { Log } from '@paw/node/createLog.ts';
import { createMetrics, type Metrics } from '@paw/node/createMetrics.ts';
import { accountRoutes } from './people/account/accountRoutes.ts';
import { credentialRoutes } from './people/account/credentialRoutes.ts';
import { logInRoute } from './people/account/logInRoute.ts';
import { proofRoutes } from './people/passkey/proofRoutes.ts';
import { resetRoutes } from './people/account/resetRoutes.ts';
import { type Delivery, type SendCode, sendCodeToConsole } from './people/account/sendCode.ts';
import { signInWith } from './people/account/signIn.ts';
import { signUpRoutes } from './people/account/signUpRoutes.ts';
import { userRoute } from './people/account/userRoute.ts';
import { addressRoutes } from './people/address/addressRoutes.ts';
import { cartItemsRoute } from './selling/cart/cartItemsRoute.ts';
import { mailCartRoute } from './selling/cart/mailCartRoute.ts';
import { memberCartRoutes } from './selling/cart/memberCartRoutes.ts';
import { quoteRoute } from './selling/cart/quoteRoute.ts';
import { catalogueRoutes } from './catalogue/product/catalogueRoutes.ts';
import { highlightsRoute } from './catalogue/product/highlightsRoute.ts';
import { figuresRoute } from './catalogue/product/figuresRoute.ts';
import { contactRoute } from './back-office/contact/contactRoute.ts';
import { type App, bareApp, type Connections, usualConnections } from './platform/app/bareApp.ts';
import type { Database } from './platform/database/database.ts';
import { healthRoutes } from './platform/health/healthRoutes.ts';
import { recordSecurityEvents } from './platform/security-events/recordSecurityEvents.ts';
import { listRoute } from './catalogue/listing/listRoute.ts';
import { subcategoryRoute } from './catalogue/menu/subcategoryRoute.ts';
import { consentRoutes } from './people/newsletter/consentRoutes.ts';
import { mailChoiceRoutes } from './people/newsletter/mailChoiceRoutes.ts';
import { newsletterRoutes } from './people/newsletter/newsletterRoutes.ts';
import { addressRoute } from './selling/order/addressRoute.ts';
import { confirmMailRoute } from './selling/order/confirmMailRoute.ts';
import { confirmRoute } from './selling/order/confirmRoute.ts';
import { joinGuestOrders } from './selling/order/joinGuestOrders.ts';
import { memberOrderRoutes } from './selling/member-order/memberOrderRoutes.ts';
import { defaultOrderLimits, type OrderLimits } from './platform/tries/orderLimits.ts';
import { orderAccess } from './selling/order/orderAccess.ts';
import { orderRoutes } from './selling/order/orderRoutes.ts';
import { placeRoute } from './selling/order/placeRoute.ts';
import { trackRoute } from './selling/order/trackRoute.ts';
import { passkeyRoutes } from './people/passkey/passkeyRoutes.ts';
import { passkeySignInRoutes } from './people/passkey/passkeySignInRoutes.ts';
import { cashDesk, type PaymentDesk } from './selling/payment/paymentDesk.ts';
import { paymentRoutes } from './selling/payment/paymentRoutes.ts';
import { type StripeWebhooks, stripeWebhookRoute } from './selling/payment/stripeWebhookRoute.ts';
import { personalDataRoutes } from './back-office/personal-data/personalDataRoutes.ts';
import { petRoutes } from './people/pet/petRoutes.ts';
import { guestReturnRoutes } from './selling/return/guestReturnRoutes.ts';
import { photoRoutes } from './selling/return/photoRoutes.ts';
import { memberReviewRoutes } from './people/review/memberReviewRoutes.ts';
import { reviewMailRoutes } from './selling/review-mail/reviewMailRoutes.ts';
import { reviewRoutes } from './people/review/reviewRoutes.ts';
import { searchRoutes } from './catalogue/search/searchRoutes.ts';
import { memberSessionRoutes } from './people/session/memberSessionRoutes.ts';
import { callerNames } from './people/session/callerNames.ts';
import { sessionRoutes } from './people/session/sessionRoutes.ts';
import { shopSessions } from './people/session/shopSessions.ts';
import type { OpenIdProvider } from './people/social/openIdProvider.ts';
import { identityRoutes } from './people/social/identityRoutes.ts';
import { socialRoutes } from './people/social/socialRoutes.ts';
import { noticeRoutes } from './selling/stock-notice/noticeRoutes.ts';
import { linkRoutes } from './people/wishlist/linkRoutes.ts';
import { wishlistRoutes } from './people/wishlist/wishlistRoutes.ts';

interface Options {
  /** Silent when not given. */
  log?: Log;
  /** The process is about to end: load balancers should stop sending requests. */
  isEnding?: () => boolean;
  /** The shop's public origin; '' = as the requests say. */
  siteOrigin?: string;
  /** Networks of the proxies whose forwarded headers are trusted; the shell is one. */
  trustedProxies?: string;
  /** How long a client may take, and how many there may be. */
  connections?: Connections;
  /** Brings a sign-up's code to its owner. */
  sendCode?: SendCode;
  /** Where emails go. */
  delivery?: Delivery;
  /** Sign-in with accounts elsewhere; without it there is none. */
  provider?: OpenIdProvider;
  /** Cash on delivery only when not given. */
  payments?: PaymentDesk;
  /** Undefined without Stripe. */
  webhooks?: StripeWebhooks;
  /** The process's own, when another app counts in them too. */
  metrics?: Metrics;
  /** How much may be ordered before the buyer has proved an email address. */
  orderLimits?: OrderLimits;
  /** Email or payment work was queued. */
  wake?: () => void;
  /** Origin that takes newsletter sign-ups; the shop's own when not given. */
  subscribeHost?: string;
  /** Origins of the shop's pages. */
  shopOrigins?: readonly string[];
}

/** Routes are added in this order, which is the order of the contract's document. */
const groups: readonly ((app: App, parts: ReturnType<typeof partsOf>) => void | Promise<void>)[] = [
  catalogueRoutes,
  highlightsRoute,
  figuresRoute,
  listRoute,
  searchRoutes,
  reviewRoutes,
  newsletterRoutes,
  consentRoutes,
  reviewMailRoutes,
  contactRoute,
  subcategoryRoute,
  sessionRoutes,
  memberSessionRoutes,
  logInRoute,
  signUpRoutes,
  resetRoutes,
  credentialRoutes,
  passkeySignInRoutes,
  socialRoutes,
  userRoute,
  quoteRoute,
  cartItemsRoute,
  mailCartRoute,
  memberCartRoutes,
  placeRoute,
  confirmRoute,
  confirmMailRoute,
  trackRoute,
  orderRoutes,
  addressRoute,
  memberOrderRoutes,
  guestReturnRoutes,
  photoRoutes,
  addressRoutes,
  wishlistRoutes,
  linkRoutes,
  petRoutes,
  memberReviewRoutes,
  mailChoiceRoutes,
  accountRoutes,
  passkeyRoutes,
  proofRoutes,
  identityRoutes,
  personalDataRoutes,
  paymentRoutes,
  noticeRoutes,
  healthRoutes,
];

/**
 * The api of shoppers, ready for `inject` or `listen`. It neither migrates nor loads data (server.ts does). Staff have
 * another one (staffApp.ts), on a port of its own.
 */
export async function buildApp(database: Database, options: Options = {}) {
  const { log, trustedProxies, connections = usualConnections, webhooks, metrics = createMetrics('api') } = options;
  const app = await bareApp(log, metrics, connections, trustedProxies, options.siteOrigin);
  recordSecurityEvents(app, { database, metrics, nameOf: callerNames(database) });
  const parts = partsOf(database, metrics, options);
  for (const addRoutes of groups) await addRoutes(app, parts);
  if (webhooks) stripeWebhookRoute(app, { ...parts, webhooks });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}

/** Each group of routes takes what it needs of these. */
function partsOf(database: Database, metrics: Metrics, options: Options) {
  const { siteOrigin = '', wake = () => {} } = options;
  const sessions = shopSessions(database, siteOrigin);
  return {
    database,
    metrics,
    sessions,
    siteOrigin,
    wake,
    joinGuestOrders,
    signIn: signInWith({ database, sessions, siteOrigin, joinGuestOrders, wake }),
    references: orderAccess(database, sessions),
    isEnding: options.isEnding ?? (() => false),
    sendCode: options.sendCode ?? sendCodeToConsole,
    delivery: options.delivery ?? 'console',
    provider: options.provider,
    payments: options.payments ?? cashDesk,
    limits: options.orderLimits ?? defaultOrderLimits,
    subscribeHost: options.subscribeHost ?? '',
    shopOrigins: options.shopOrigins ?? [],
  };
}
