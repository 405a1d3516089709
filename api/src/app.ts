import type { Log } from '@paw/node/createLog.ts';
import { createMetrics } from '@paw/node/createMetrics.ts';
import { accountRoutes } from './account/accountRoutes.ts';
import { credentialRoutes } from './account/credentialRoutes.ts';
import { logInRoute } from './account/logInRoute.ts';
import { proofRoutes } from './account/proofRoutes.ts';
import { resetRoutes } from './account/resetRoutes.ts';
import { type Delivery, type SendCode, sendCodeToConsole } from './account/sendCode.ts';
import { signInWith } from './account/signIn.ts';
import { signUpRoutes } from './account/signUpRoutes.ts';
import { userRoute } from './account/userRoute.ts';
import { addressRoutes } from './address/addressRoutes.ts';
import { cartItemsRoute } from './cart/cartItemsRoute.ts';
import { mailCartRoute } from './cart/mailCartRoute.ts';
import { memberCartRoutes } from './cart/memberCartRoutes.ts';
import { quoteRoute } from './cart/quoteRoute.ts';
import { catalogueRoutes } from './catalogue/catalogueRoutes.ts';
import { highlightsRoute } from './catalogue/highlightsRoute.ts';
import { figuresRoute } from './catalogue/figuresRoute.ts';
import { contactRoute } from './contact/contactRoute.ts';
import { bareApp, type Connections, usualConnections } from './bareApp.ts';
import type { Database } from './database/database.ts';
import { healthRoutes } from './health/healthRoutes.ts';
import { metricsRoute } from './health/metricsRoute.ts';
import { listRoute } from './listing/listRoute.ts';
import { subcategoryRoute } from './menu/subcategoryRoute.ts';
import { consentRoutes } from './newsletter/consentRoutes.ts';
import { mailChoiceRoutes } from './newsletter/mailChoiceRoutes.ts';
import { newsletterRoutes } from './newsletter/newsletterRoutes.ts';
import { addressRoute } from './order/addressRoute.ts';
import { confirmMailRoute } from './order/confirmMailRoute.ts';
import { confirmRoute } from './order/confirmRoute.ts';
import { joinGuestOrders } from './order/joinGuestOrders.ts';
import { memberOrderRoutes } from './order/memberOrderRoutes.ts';
import { defaultOrderLimits, type OrderLimits } from './order/orderLimits.ts';
import { orderReferences } from './order/orderReferences.ts';
import { orderRoutes } from './order/orderRoutes.ts';
import { placeRoute } from './order/placeRoute.ts';
import { trackRoute } from './order/trackRoute.ts';
import { passkeyRoutes } from './passkey/passkeyRoutes.ts';
import { passkeySignInRoutes } from './passkey/passkeySignInRoutes.ts';
import { cashDesk, type PaymentDesk } from './payment/paymentDesk.ts';
import { paymentRoutes } from './payment/paymentRoutes.ts';
import { type StripeWebhooks, stripeWebhookRoute } from './payment/stripeWebhookRoute.ts';
import { personalDataRoutes } from './personal-data/personalDataRoutes.ts';
import { petRoutes } from './pet/petRoutes.ts';
import { guestReturnRoutes } from './return/guestReturnRoutes.ts';
import { photoRoutes } from './return/photoRoutes.ts';
import { memberReviewRoutes } from './review/memberReviewRoutes.ts';
import { reviewMailRoutes } from './review-mail/reviewMailRoutes.ts';
import { reviewRoutes } from './review/reviewRoutes.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { memberSessionRoutes } from './session/memberSessionRoutes.ts';
import { sessionRoutes } from './session/sessionRoutes.ts';
import { shopSessions } from './session/shopSessions.ts';
import type { OpenIdProvider } from './social/openIdProvider.ts';
import { identityRoutes } from './social/identityRoutes.ts';
import { socialRoutes } from './social/socialRoutes.ts';
import { staffRoutes } from './staff/staffRoutes.ts';
import { noticeRoutes } from './stock-notice/noticeRoutes.ts';
import { linkRoutes } from './wishlist/linkRoutes.ts';
import { wishlistRoutes } from './wishlist/wishlistRoutes.ts';

interface Options {
  /** Silent when not given. */
  log?: Log;
  /** The process is about to end: load balancers should stop sending requests. */
  isEnding?: () => boolean;
  /** How the world reaches the shop; '' = as the requests say. */
  siteOrigin?: string;
  /** Networks of the proxies whose word about the caller is taken; the shell is one. */
  trustedProxies?: string;
  /** How long a client may take, and how many there may be. */
  connections?: Connections;
  /** Brings a sign-up's code to its owner. */
  sendCode?: SendCode;
  /** Where mails go. */
  delivery?: Delivery;
  /** Sign-in with accounts elsewhere; without it there is none. */
  provider?: OpenIdProvider;
  /** Cash on delivery only when not given. */
  payments?: PaymentDesk;
  /** Without it Stripe has nothing to tell here. */
  webhooks?: StripeWebhooks;
  /** What people of the shop prove themselves with; without it there is no access for them. */
  staffKey?: string;
  /** How much may be ordered before anybody has proved who orders. */
  orderLimits?: OrderLimits;
  /** Mail or payment work was queued. */
  wake?: () => void;
  /** Origin that takes newsletter sign-ups; the shop's own when not given. */
  subscribeHost?: string;
  /** Origins of the shop's pages. */
  shopOrigins?: readonly string[];
}

/** The whole api, ready for `inject` or `listen`. It neither migrates nor loads data (server.ts does). */
export async function buildApp(database: Database, options: Options = {}) {
  const {
    log,
    isEnding = () => false,
    siteOrigin = '',
    trustedProxies,
    connections = usualConnections,
    sendCode = sendCodeToConsole,
    delivery = 'console',
    provider,
    payments = cashDesk,
    webhooks,
    staffKey,
    orderLimits = defaultOrderLimits,
    wake = () => {},
    subscribeHost = '',
    shopOrigins = [],
  } = options;
  const metrics = createMetrics('api');
  const app = await bareApp(log, metrics, connections, trustedProxies);
  const sessions = shopSessions(database, siteOrigin);
  catalogueRoutes(app, database);
  highlightsRoute(app, database);
  figuresRoute(app, database);
  listRoute(app, database);
  searchRoutes(app, database);
  reviewRoutes(app, database, sessions, siteOrigin);
  newsletterRoutes(app, { database, subscribeHost, shopOrigins, wake });
  consentRoutes(app, database);
  reviewMailRoutes(app, database);
  contactRoute(app, { database, siteOrigin, wake });
  subcategoryRoute(app);
  sessionRoutes(app, database, sessions, siteOrigin);
  memberSessionRoutes(app, database, sessions, siteOrigin);
  const signIn = signInWith({ database, sessions, siteOrigin, joinGuestOrders, wake });
  logInRoute(app, database, signIn, siteOrigin);
  signUpRoutes(app, { database, signIn, siteOrigin, sendCode, delivery });
  const credentials = { database, sessions, siteOrigin, joinGuestOrders, delivery, wake };
  resetRoutes(app, { database, siteOrigin, delivery, wake });
  credentialRoutes(app, credentials);
  passkeySignInRoutes(app, { database, signIn, siteOrigin });
  socialRoutes(app, { database, signIn, siteOrigin, provider });
  userRoute(app, database, sessions);
  quoteRoute(app, database, sessions, orderLimits);
  cartItemsRoute(app, database);
  mailCartRoute(app, { database, siteOrigin, wake });
  memberCartRoutes(app, database, sessions, siteOrigin);
  const references = orderReferences(database);
  const orderParts = { database, sessions, siteOrigin, payments, references, limits: orderLimits, wake };
  placeRoute(app, orderParts);
  confirmRoute(app, orderParts);
  confirmMailRoute(app, orderParts);
  trackRoute(app, orderParts);
  orderRoutes(app, orderParts);
  addressRoute(app, orderParts);
  const memberParts = { database, sessions, siteOrigin, wake };
  memberOrderRoutes(app, { ...memberParts, references });
  guestReturnRoutes(app, { ...memberParts, references });
  await photoRoutes(app, { ...memberParts, references });
  addressRoutes(app, memberParts);
  wishlistRoutes(app, memberParts);
  linkRoutes(app, memberParts);
  petRoutes(app, memberParts);
  memberReviewRoutes(app, memberParts);
  mailChoiceRoutes(app, memberParts);
  accountRoutes(app, memberParts);
  passkeyRoutes(app, memberParts);
  proofRoutes(app, { ...memberParts, delivery });
  identityRoutes(app, { ...memberParts, provider });
  personalDataRoutes(app, memberParts);
  paymentRoutes(app, payments);
  if (webhooks) stripeWebhookRoute(app, { database, webhooks, wake });
  noticeRoutes(app, { database, siteOrigin, wake });
  if (staffKey) staffRoutes(app, { database, staffKey, wake });
  healthRoutes(app, database, isEnding);
  metricsRoute(app, database, metrics);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  return app;
}
