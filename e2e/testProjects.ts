import type { LaunchOptions, Project } from '@playwright/test';

/** Files of one kind of shop run one after another, because a worker that changes to another kind starts another shop. */
const withShops = {
  registry: ['**/releases/{dashboard,dashboardViews,guarded,registry,shadow}.spec.ts'],
  releases: ['**/releases/*.spec.ts', '**/parts/*.spec.ts', '**/content/{messages,newsletterByMail}.spec.ts'],
  settings: [
    '**/account/socialByCode.spec.ts',
    '**/checkout/card.spec.ts',
    '**/content/{consent,newsletterHost}.spec.ts',
  ],
};

/**
 * Files of tests that look at pictures. The browser of the others loads none, which saves two fifths of a page’s work.
 * `routes/sweep.spec.ts` opens a page of each kind with its pictures, and in the long tests every page.
 */
const aboutPictures = [
  '**/home/*.spec.ts',
  '**/product/{gallery,machines}.spec.ts',
  '**/listing/petPages.spec.ts',
  '**/content/{blog,blogArticle}.spec.ts',
  '**/routes/{links,sweep}.spec.ts',
  '**/security/*.spec.ts',
  '**/layout/{footer,movement}.spec.ts',
  '**/journeys/{early,files,home,start}.spec.ts',
  '**/account/returnPhotos.spec.ts',
  '**/cart/mailedCart.spec.ts',
];

const long = '**/*.long.spec.ts';

/** Screenshots have their own command: npm run shots */
const shots = '**/shots/**';

/** A browser has one such switch, so this repeats what Playwright's says about a mouse. */
const withoutPictures = `--blink-settings=${[
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
  'imagesEnabled=false',
].join(',')}`;

/** In the order in which they run: those that take longest are first, because both processors then have work to the end. */
export function testProjects(launchOptions: LaunchOptions): Project[] {
  const args = [...(launchOptions.args ?? []), withoutPictures];
  const plain = { use: { launchOptions: { ...launchOptions, args } }, metadata: { hasNoPictures: true } };
  const { registry, releases, settings } = withShops;
  return [
    { name: 'registry', testMatch: registry, ...plain },
    { name: 'releases', testMatch: releases, testIgnore: [long, ...registry], ...plain },
    { name: 'settings', testMatch: settings, ...plain },
    { name: 'pictures', testMatch: [long, ...aboutPictures], testIgnore: shots },
    {
      name: 'words',
      testMatch: '**/*.spec.ts',
      testIgnore: [long, shots, ...Object.values(withShops).flat(), ...aboutPictures],
      ...plain,
    },
  ];
}
