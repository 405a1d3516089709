/** The states of pages beyond the initial one: every menu, layer, message and panel, and how to open it. */
import { expect, type Page } from '@playwright/test';
import { goOffline, holdBack } from '../layout/network.ts';
import { loading, openPage } from '../layout/openPage.ts';
import { askForCode } from '../session/members.ts';
import { believeTokens } from '../session/storage.ts';

export interface OpenState {
  name: string;
  /** Only in windows that are narrower, or wider, than the mobile header's border. */
  only?: 'narrow' | 'wide';
  /** The spec whose short tests look for violations in this state, too. */
  elsewhere?: string;
  /** Browser messages that the action causes. */
  problems?: RegExp;
  open: (page: Page) => Promise<void>;
}

/** SPEC 9: narrower windows show the mobile header. px */
const WIDE = 992;

const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const member = `${encode({ alg: 'none' })}.${encode({ id: 'm', exp: 4_000_000_000 })}.x`;

/** Opened from another page, because the navigation to it fails. */
async function goTo(page: Page, name: string): Promise<void> {
  await openPage(page, '/about-us');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

async function openMobileMenu(page: Page, ...levels: string[]): Promise<void> {
  await openPage(page, '/about-us');
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  for (const level of levels) await dialog(page).getByRole('button', { name: level, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

const menus = ['Dog', 'Cat', 'Birds', 'Fish'].map(
  (pet): OpenState => ({
    name: `menu of ${pet}`,
    elsewhere: 'layout/menus',
    only: 'wide',
    open: async (page) => {
      await openPage(page, '/about-us');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('button', { name: `${pet} menu` }).click();
      await expect(menu.getByRole('link', { name: `View All ${pet} Supplies` })).toBeVisible();
    },
  }),
);

const openStates: OpenState[] = [
  ...menus,
  { name: 'mobile menu', elsewhere: 'layout/mobileMenu', only: 'narrow', open: (page) => openMobileMenu(page) },
  {
    name: 'mobile menu, Dog',
    elsewhere: 'layout/mobileMenu',
    only: 'narrow',
    open: (page) => openMobileMenu(page, 'Dog'),
  },
  {
    name: 'mobile menu, Dog, Beds',
    elsewhere: 'layout/mobileMenu',
    only: 'narrow',
    open: (page) => openMobileMenu(page, 'Dog', 'Beds'),
  },
  {
    name: 'account, signed out',
    elsewhere: 'layout/account',
    open: async (page) => {
      await openPage(page, '/about-us');
      await banner(page).getByRole('button', { name: 'Account' }).click();
      await expect(banner(page).getByRole('link', { name: 'Signup' })).toBeVisible();
    },
  },
  {
    name: 'account, a member',
    elsewhere: 'layout/account',
    open: async (page) => {
      await page.addInitScript((token) => localStorage.setItem('token', token), member);
      await believeTokens(page, 'Alexandra');
      await openPage(page, '/about-us');
      await banner(page)
        .getByRole('button', { name: /Alexandra/ })
        .click();
      await expect(banner(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    },
  },
  {
    name: 'search warning',
    elsewhere: 'layout/search',
    open: async (page) => {
      await openPage(page, '/about-us');
      await banner(page).getByRole('searchbox').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Please Enter Somthing To Search Your Result!').first()).toBeVisible();
      await expect(page.locator('.Toastify').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'newsletter toast',
    open: async (page) => {
      await openPage(page, '/about-us');
      await page.getByRole('contentinfo').getByRole('button').click();
      await expect(page.getByText('Please enter an email.').first()).toBeVisible();
    },
  },
  {
    name: 'contact form with errors',
    elsewhere: 'content/contact',
    open: async (page) => {
      await openPage(page, '/contact-us');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('link', { name: 'Choose a topic.' })).toBeVisible();
    },
  },
  {
    name: 'added to the cart',
    open: async (page) => {
      await openPage(page, '/product/Adjustable-Dog-Collar');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(page.getByText('Added to your cart')).toBeVisible();
    },
  },
  {
    name: 'cart beside the page',
    elsewhere: 'cart/drawer',
    open: async (page) => {
      await openPage(page, '/product/Adjustable-Dog-Collar');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await banner(page).getByRole('link', { name: 'Cart, 1 item' }).click();
      await expect(page.getByRole('dialog', { name: /^Your cart/ })).toContainText('$16.33');
    },
  },
  {
    name: 'cart with something in it',
    open: async (page) => {
      await openPage(page, '/product/Adjustable-Dog-Collar');
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await expect(banner(page).getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
      await page.goto('/viewcart');
      await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$16.33');
    },
  },
  {
    name: 'login with errors',
    open: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Enter your password.' })).toBeVisible();
    },
  },
  {
    name: 'signup with errors',
    open: async (page) => {
      await page.goto('/signup');
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await expect(page.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
    },
  },
  {
    name: 'signup, the code',
    open: async (page) => {
      await askForCode(page);
    },
  },
  {
    name: 'loading',
    open: async (page) => {
      await holdBack(page, '**/page-pet*.js');
      await goTo(page, 'Cat Supplies');
      await expect(loading(page)).toBeVisible();
    },
  },
  {
    name: 'page whose code failed',
    elsewhere: 'layout/trouble',
    problems: /page-pet|Loading chunk failed|already registered/,
    open: async (page) => {
      await page.route('**/page-pet*.js', (route) => route.abort());
      await goTo(page, 'Fish Supplies');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load.');
      await page.getByText('Details').click();
    },
  },
  {
    name: 'page whose data failed',
    elsewhere: 'layout/trouble',
    problems: /status 503|status of 503/,
    open: async (page) => {
      await openPage(page, '/about-us');
      await page.waitForLoadState('networkidle');
      const body = { code: 'unavailable', message: 'Away.' };
      await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: body }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Fish Supplies' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page didn’t load.');
    },
  },
  {
    name: 'newsletter that failed',
    problems: /slot-NewsletterForm|Loading chunk failed|already registered/,
    open: async (page) => {
      await page.route('**/slot-NewsletterForm*.js', (route) => route.abort());
      await page.goto('/about-us');
      // Its code comes when it is near.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'offline',
    elsewhere: 'layout/trouble',
    problems: /ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk failed|already registered/,
    open: async (page) => {
      await openPage(page, '/about-us');
      await goOffline(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Fish Supplies' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline.');
    },
  },
];

/** The states that exist at this width. */
export function statesAt(width: number): OpenState[] {
  return openStates.filter(({ only }) => !only || (only === 'wide') === width >= WIDE);
}
