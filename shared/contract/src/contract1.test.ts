import * as router from '@paw/ui/router.ts';
import { answerAddRequests, requestAdd } from './cartEvents.ts';
import { CART_KEY, parseCart, stringifyCart } from './cartStorage.ts';
import { releaseManifestSchema } from './releaseManifest.ts';
import { CONTRACT } from './remote.ts';
import sample from './samples/contract-1.json';
import { readToken, TOKEN_KEY } from './tokenStorage.ts';

/** The sample is frozen: this code must read it as long as the number is 1. Add to it, never change it. */
test('the number is the one of the sample', () => {
  expect(CONTRACT).toBe(1);
  expect(sample.releaseManifest.contract).toBe(CONTRACT);
});

test('a release.json of contract 1 is read completely', () => {
  const manifest = releaseManifestSchema.parse(sample.releaseManifest);
  expect(manifest).toMatchObject(sample.releaseManifest);
});

test('a cart stored under contract 1 is read and written back unchanged', () => {
  localStorage.setItem(CART_KEY, JSON.stringify(sample.cart));
  const { lines, foreign } = parseCart(localStorage.getItem(CART_KEY));
  expect(foreign).toEqual([]);
  expect(JSON.parse(stringifyCart(lines))).toEqual(sample.cart);
});

test('a token of contract 1 is read', () => {
  const payload = btoa(JSON.stringify(sample.tokenClaims)).replaceAll('=', '');
  localStorage.setItem(TOKEN_KEY, `e30.${payload}.x`);
  expect(readToken()).toMatchObject({ ...sample.tokenClaims, expired: false });
});

test('events pass from and to an older copy of the bus', () => {
  const accept = jest.fn();
  const stop = answerAddRequests(accept);
  const heard = new CustomEvent('paw:cart:add-requested', { detail: sample.addRequest, cancelable: true });
  window.dispatchEvent(heard);
  expect(heard.defaultPrevented).toBe(true);
  expect(accept).toHaveBeenCalledWith(sample.addRequest);
  stop();
  const names: string[] = [];
  const listen = (event: Event) => names.push(event.type);
  window.addEventListener('paw:cart:add-requested', listen);
  requestAdd(sample.addRequest.line);
  window.removeEventListener('paw:cart:add-requested', listen);
  expect(names).toEqual(['paw:cart:add-requested']);
});

test("the router facade's export list belongs to the number", () => {
  expect(Object.keys(router).sort()).toEqual(sample.routerFacade);
});
