import type { Browser, Locator, Page } from '@playwright/test';
import { CART_KEY } from '@paw/contract/cartStorage.ts';
import { ownKey } from '@paw/contract/ownRecord.ts';
import { absolute, type Figure, type Form } from './Figure.ts';
import { median } from './median.ts';
import { openBrowser } from './openBrowser.ts';
import type { Place } from './shop/Place.ts';

const sizes = { long: { rounds: 15 }, short: { rounds: 1 } } satisfies Record<Form, object>;
const SLOWER = 4;
/** A touch that has no answer after so long has none. ms */
const PATIENCE = 30_000;

interface Touch {
  name: string;
  path: string;
  /** What is touched. */
  target: (page: Page) => Locator;
  /** An expression in the page, made before the touch: it has answered. */
  answered: (page: Page) => Promise<string>;
  /** What has to be taken back before the next touch. */
  reset?: (page: Page) => Promise<unknown>;
  /** For the whole time until the answer; without it, the time beyond the bare button's is judged. ms */
  atMost?: number;
}

const BARE = 'bench-bare-button';
const CART = 'header a[href="/viewcart"]';

const product = '/product/Adjustable-Dog-Collar';
const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
const hasConfirmed = `document.querySelector('main').innerText.includes('Added to your cart')`;
const hasCounted = async (page: Page) => {
  const before = await page.locator(CART).textContent();
  return `document.querySelector('${CART}').textContent !== ${JSON.stringify(before)}`;
};

const touches: Touch[] = [
  {
    name: 'mobile menu opens',
    path: '/about-us',
    target: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }),
    answered: async () => `!!document.querySelector('dialog[open]')`,
    reset: async (page) => {
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    },
  },
  { name: 'badge counts what is added', path: product, target: addButton, answered: hasCounted, reset: emptyCart },
  {
    name: 'first words of the cart',
    path: product,
    target: addButton,
    answered: async (page) => `${await hasCounted(page)} || ${hasConfirmed}`,
    reset: emptyCart,
    atMost: 40,
  },
  {
    name: 'badge counts, and the page confirms',
    path: product,
    target: addButton,
    answered: async (page) => `${await hasCounted(page)} && ${hasConfirmed}`,
    reset: emptyCart,
    atMost: 120,
  },
  {
    name: 'heading of the next page',
    path: '/productcategories/dog/Beds',
    target: (page) => page.getByRole('main').locator('a[href^="/product/"]').first(),
    answered: async (page) => {
      const before = await page.locator('main h1').textContent();
      return `![undefined, ${JSON.stringify(before)}].includes(document.querySelector('main h1')?.textContent)`;
    },
    reset: async (page) => {
      await page.goBack();
      await page.locator('[data-region="catalog/page:listing"] a[href^="/product/"]').first().waitFor();
    },
    atMost: 120,
  },
];

/** From a finger on a phone four times slower than this machine to the painted answer, against a button that does nothing else. */
export async function measureTouch(place: Place, form: Form): Promise<Figure[]> {
  const shop = await place.open();
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const touch of touches) figures.push(await measureOne(browser, shop.url, touch, sizes[form].rounds));
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function measureOne(browser: Browser, url: string, touch: Touch, rounds: number): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  try {
    await page.goto(url + touch.path, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const [theirs, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round++) {
      await addBareButton(page);
      const one = await time(page, touch.target(page), await touch.answered(page));
      await touch.reset?.(page);
      await addBareButton(page);
      const other = await time(
        page,
        page.locator(`#${BARE}`),
        `document.getElementById('${BARE}').textContent === 'on'`,
      );
      // The first one loads what all later ones have.
      if (round === 0) continue;
      theirs.push(one);
      bare.push(other);
    }
    const parts = [
      `it ${median(theirs).toFixed(0)} ms, the bare button ${median(bare).toFixed(0)} ms, from the touch to the frame after the answer`,
    ];
    const name = `Touch at CPU ×${SLOWER}: ${touch.name}`;
    const { atMost } = touch;
    if (atMost) return { name, value: median(theirs), unit: 'ms', against: absolute, limit: { atMost }, parts };
    return {
      name: `${name}, beyond a bare button`,
      value: median(theirs) - median(bare),
      unit: 'ms',
      against: 'a bare button in the same page, in turns',
      limit: { atMost: 50 },
      parts,
    };
  } finally {
    await page.close();
  }
}

/**
 * As another tab would do it, which this one follows: an order holds ten units of a line at most, and the next touch
 * would do nothing. The cart writes its own change a little later than it shows it. Without its own record, the cart would
 * take this for other code's doing, and restore what was there.
 */
async function emptyCart(page: Page): Promise<void> {
  await page.waitForFunction((key) => localStorage.getItem(key)?.includes('"quantity"'), CART_KEY);
  await page.evaluate(
    ([key, own]) => {
      localStorage.setItem(own, '[]');
      localStorage.setItem(key, '[]');
      dispatchEvent(new StorageEvent('storage', { key, newValue: '[]' }));
    },
    [CART_KEY, ownKey(CART_KEY)] as const,
  );
  await page.waitForFunction((cart) => document.querySelector(cart)?.textContent === '', CART);
}

/** Fixed in a corner that nothing else takes. */
async function addBareButton(page: Page): Promise<void> {
  await page.evaluate((id) => {
    document.getElementById(id)?.remove();
    const button = document.createElement('button');
    Object.assign(button, { id, type: 'button', textContent: 'off' });
    button.style.cssText = 'position:fixed;left:0;bottom:0;z-index:999;width:60px;height:44px';
    button.addEventListener('click', () => (button.textContent = 'on'));
    document.body.append(button);
  }, BARE);
}

/** In the page: `benchSeen` is the time from the next touch to right after the frame that shows the answer. */
const watcher = (answered: string) => `
  window.benchSeen = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('There was no answer within ${PATIENCE} ms.')), ${PATIENCE});
    const begin = ({ timeStamp }) => {
      const look = () => {
        if (!(${answered})) return requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', begin, { once: true, capture: true });
  });
  0`;

/** ms from the finger's event to the end of the first frame that shows the answer. */
async function time(page: Page, target: Locator, answered: string): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(watcher(answered));
  await target.tap();
  return page.evaluate(() => (window as unknown as { benchSeen: Promise<number> }).benchSeen);
}
