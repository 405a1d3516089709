/** The dozen bad releases go live like any other, and have the fault that their name says. */
import type { Browser } from '@playwright/test';
import { long } from '../world/longAt.ts';
import type { World } from '../world/world.ts';
import type { BadRelease } from './badReleases/BadRelease.ts';
import { badReleases } from './badReleases/badReleases.ts';
import { publishBad } from './badReleases/publishBad.ts';
import { recordVisit } from './badReleases/recordVisit.ts';
import { activate, readLive } from './commands.ts';
import { expect, test } from './ownShop.ts';

// In order, because the tests share a shop.
test.describe.configure({ mode: 'default' });

/** What is seen of the release, with the first of its kinds of visitors. */
const symptoms: Record<string, (seen: Awaited<ReturnType<typeof look>>) => void> = {
  'throws in one route, in the browser only': ({ errors }) =>
    expect(errors).toContain('This page throws in the browser.'),
  'shows a white page without an error': ({ errors, height }) =>
    expect({ errors, height }).toEqual({ errors: '', height: 0 }),
  'renders something else in the browser than on the server': ({ errors }) =>
    expect(errors).toContain('Minified React error #418'),
  'throws on the server for one product': ({ output }) => expect(output).toContain('This product throws.'),
  'is 30 times slower on the server': ({ ms }) => expect(ms).toBeGreaterThan(900),
  'leaks memory on the server until renderers die': ({ died }) => expect(died).toBe(true),
  'blocks the browser by long tasks': ({ blocked }) => expect(blocked).toBeGreaterThan(600),
  'moves its layout after it was shown': ({ shift }) => expect(shift).toBeGreaterThan(0.1),
  'does not answer requests to add to the cart': ({ waiting }) => expect(waiting).toBe(1),
  'breaks in browsers without a feature': ({ errors }) => expect(errors).toContain("'yield'"),
  'hurts 1 % of its visitors': ({ errors }) => expect(errors).toContain('This state is unknown.'),
  'is good, during an outage of the api': ({ errors, blocked }) => {
    expect(errors).toBe('');
    expect(blocked).toBeLessThan(600);
  },
};

for (const bad of badReleases) {
  test(`the release that ${bad.name}`, long, async ({ shop, browser }) => {
    test.setTimeout(200_000);
    const before = (await readLive(shop))[bad.remote] ?? '';
    await activate(shop, bad.remote, await publishBad(shop, bad));
    try {
      symptoms[bad.name]?.(await look(shop, browser, bad));
    } finally {
      await activate(shop, bad.remote, before);
    }
  });
}

async function look(shop: World, browser: Browser, { kinds: [kind], isUncached, name }: BadRelease) {
  if (!kind) throw new Error('There is no kind of visitor.');
  const from = shop.output().length;
  const path = isUncached ? `${kind.path}?variant=v${Math.random()}` : kind.path;
  const begun = performance.now();
  await (await fetch(shop.url + path)).text();
  const ms = performance.now() - begun;
  if (name.startsWith('leaks')) {
    for (let n = 0; n < 120; n++) await (await fetch(`${shop.url}${kind.path}?variant=leak-${n}`)).text();
  }
  const errors: string[] = [];
  const measure = `
    self.seen = { shift: 0, blocked: 0 };
    new PerformanceObserver((list) => {
      for (const { value, duration, entryType } of list.getEntries())
        if (entryType === 'longtask') seen.blocked += duration - 50;
        else seen.shift += value;
    }).observe({ entryTypes: ['longtask', 'layout-shift'] });
  `;
  const visited = await recordVisit(browser, {
    url: shop.url,
    kind: { ...kind, path, init: `${kind.init ?? ''};${measure}` },
    client: '10.0.0.1',
    onPage: (page) => {
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', ({ message }) => errors.push(message));
    },
    read: `({
      ...self.seen,
      height: document.body.childElementCount,
      waiting: Object.keys(localStorage).filter((key) => key.startsWith('cart-outbox:')).length,
    })`,
  });
  const output = shop.output().slice(from);
  const died = /A renderer was replaced/.test(output);
  const seen = visited.read as { shift: number; blocked: number; height: number; waiting: number };
  return { ...seen, errors: errors.join('\n'), ms, output, died };
}
