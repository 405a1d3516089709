import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from './openapiDocument.ts';

const contract = JSON.parse(readFileSync(join(__dirname, '../../shared/src/contract/openapi.json'), 'utf8'));

test('the contract holds the document of this api; else run: node api/src/writeOpenapi.ts', async () => {
  expect(JSON.parse(JSON.stringify(await openapiDocument()))).toEqual(contract);
});

test('the operations that releases rely on are there', () => {
  const paths = Object.values(contract.paths as Record<string, Record<string, { operationId: string }>>);
  const operations = paths.flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  const wanted = [
    'addWish',
    'askForPasswordReset',
    'askForReturn',
    'askForReturnAsGuest',
    'askForStockNotice',
    'cancelOrder',
    'changeAddress',
    'changeEmail',
    'changePassword',
    'chooseMails',
    'confirmAccount',
    'confirmEmail',
    'confirmNewsletter',
    'confirmSocialSignIn',
    'confirmStockNotice',
    'createAccount',
    'createGuestSession',
    'createSession',
    'deleteAccount',
    'deleteAddress',
    'deleteMyReview',
    'deleteStockNotice',
    'deleteWish',
    'endOneSession',
    'endOtherSessions',
    'endSession',
    'exportMyData',
    'findCartItems',
    'getAccount',
    'getCart',
    'getFigures',
    'getMailChoices',
    'getMyOrder',
    'getOrder',
    'getProduct',
    'getTaxonomy',
    'getUser',
    'getWishlist',
    'keepAccount',
    'listAddresses',
    'listFeaturedProducts',
    'listMyAddresses',
    'listMyOrders',
    'listMyReviews',
    'listPaymentMethods',
    'listProductSlugs',
    'listProducts',
    'listRelatedProducts',
    'listReturns',
    'listReviews',
    'listSessions',
    'listSubcategories',
    'listWishedProducts',
    'mailCart',
    'mergeWishlist',
    'placeOrder',
    'quoteCart',
    'renameAccount',
    'renewSession',
    'reorder',
    'resetPassword',
    'saveAddress',
    'saveCart',
    'searchProducts',
    'startSocialSignIn',
    'subscribe',
    'suggestSearches',
    'trackOrder',
    'unsubscribeFromNewsletter',
    'writeReview',
    'writeToShop',
  ];
  expect(operations.sort()).toEqual(wanted);
});
