/** SPEC 2, "Home page, top to bottom": every text, link and number in order, with and without JavaScript. */
import type { Page } from '@playwright/test';
import { openPage } from '../layout/openPage.ts';
import { longAt } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

const collar = ['Adjustable Dog Collar', '3 Colors - 4 Sizes', '$16.33 - $18.96', '/product/Adjustable-Dog-Collar'];
const harness = [
  'Adjustable Pet Harness With Leash',
  /^\d Colors? - \d Sizes?$/,
  '$8.99 - $11.99',
  '/product/Adjustable-Pet-Harness-With-Leash',
];
const brush = [
  'Pet Hair Remover Grooming Brush',
  /^\d Colors? - \d Sizes?$/,
  '$11.99',
  '/product/Pet-Hair-Remover-Grooming-Brush',
];
const toy = ['Dog Fetch Chewy Toy', /^\d Colors? - \d Sizes?$/, '$14.99', '/product/Dog-Fetch-Chewy-Toy'];
const trimmer = [
  'Rechargeable Pet Hair Trimmer',
  /^\d Colors? - \d Sizes?$/,
  '$119.99',
  '/product/Rechargeable-Pet-Hair-Trimmer',
];
const fixed = [collar, harness, brush, trimmer];

/** Heading → the links below it, or the cards. */
const parts: [heading: string, { links: string[][] } | { cards: (string | RegExp)[][]; andMore?: boolean }][] = [
  [
    'Good days for good animals',
    {
      links: [
        ['Shop for dogs', '/petcategory/dog'],
        ['Shop for cats', '/petcategory/cat'],
      ],
    },
  ],
  [
    'Categories By Pet',
    {
      links: [
        ['Dog', '/petcategory/dog'],
        ['Cat', '/petcategory/cat'],
        ['Bird', '/petcategory/bird'],
        ['Fish', '/petcategory/fish'],
      ],
    },
  ],
  ['Latest Trending Products', { cards: [collar, harness, brush, toy, trimmer] }],
  [
    'Cat Supplies',
    {
      links: [
        ['Cat Supplies', '/petcategory/cat'],
        ['Toys', '/productcategories/cat/Toys'],
        ['Grooming', '/productcategories/cat/Grooming'],
        ['Litter Box', '/productcategories/cat/Litter-Box'],
      ],
    },
  ],
  ['Trending for Cats', { cards: fixed, andMore: true }],
  [
    'Dog Supplies',
    {
      links: [
        ['Dog Supplies', '/petcategory/dog'],
        ['Toys', '/productcategories/dog/Toys'],
        ['Beds', '/productcategories/dog/beds'],
        ['Collars', '/productcategories/dog/Collars'],
      ],
    },
  ],
  ['Trending for Dogs', { cards: fixed, andMore: true }],
];

/** Rows of other products below the specified parts. */
const rows = ['Best sellers', 'New arrivals', 'On sale'];

/** Reads headings, links, and the lines of each card. */
const readParts = (page: Page) =>
  page.locator('main section').evaluateAll((sections) =>
    sections.map((section) => ({
      heading: section.querySelector('h1, h2')?.textContent ?? '',
      links: [...section.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href') ?? '']),
      cards: [...section.querySelectorAll('li article')].map((card) => [
        ...[...card.querySelectorAll('h3, p')].map((line) => line.textContent),
        card.querySelector('a')?.getAttribute('href') ?? '',
      ]),
    })),
  );

for (const javaScriptEnabled of [true, false]) {
  for (const width of [360, 1280]) {
    test.describe(`${width} px, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, longAt(width), () => {
      test.use({ viewport: { width, height: 600 }, javaScriptEnabled });

      test('the home page has seven parts with the specified texts, links and numbers, in order, then rows of other products', async ({
        page,
      }) => {
        if (javaScriptEnabled) await openPage(page, '/');
        else await page.goto('/');
        const found = await readParts(page);
        expect(found.map(({ heading }) => heading)).toEqual([...parts.map(([heading]) => heading), ...rows]);
        for (const [place, [heading, expected]] of parts.entries()) {
          const part = found[place];
          if ('links' in expected) expect(part?.links, heading).toEqual(expected.links);
          else
            expect(part?.cards.slice(0, expected.cards.length), heading).toEqual(
              expected.cards.map((lines) =>
                lines.map((line) => (line instanceof RegExp ? expect.stringMatching(line) : line)),
              ),
            );
          if ('cards' in expected)
            expect(part?.cards, heading).toHaveLength(expected.cards.length + (expected.andMore ? 6 : 0));
        }
        const added = found.flatMap(({ heading, cards }) =>
          cards.slice(heading.startsWith('Trending') ? fixed.length : 0),
        );
        const hrefs = added.map((lines) => lines.at(-1));
        expect(hrefs).toHaveLength(5 + 2 * 6 + 3 * 12);
        expect(new Set(hrefs).size).toBe(hrefs.length);
      });
    });
  }
}

test('every link of the home page leads to an existing page', async ({ page, request }) => {
  await page.goto('/');
  const found = (await readParts(page)).flatMap(({ links }) => links.map(([, href]) => href ?? ''));
  expect(found).toHaveLength(2 + 4 + 5 + 4 + (4 + 6) + 4 + (4 + 6) + 3 * 12);
  for (const href of new Set(found)) expect((await request.get(href)).status(), href).toBe(200);
});

test('on a phone products are visible within two screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const picture = page.getByRole('region', { name: 'Latest Trending Products' }).locator('img').first();
  const { y, height } = (await picture.boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(y + height).toBeLessThan(2 * 640);
});

test.describe('the banner', () => {
  const shown = (page: Page) =>
    page.getByRole('img', { name: /puppy/ }).evaluate((image) => {
      const medias = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(({ media }) => media);
      return {
        height: image.getBoundingClientRect().height,
        variant: medias.findIndex((media) => matchMedia(media).matches),
      };
    });

  test('the banner is 296 px high in five variants, which switch at 360, 425, 768 and 1024 px', async ({ page }) => {
    await page.goto('/');
    for (const [width, variant] of [
      [320, -1],
      [359, -1],
      [360, 3],
      [424, 3],
      [425, 2],
      [767, 2],
      [768, 1],
      [1023, 1],
      [1024, 0],
      [1400, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      expect({ width, ...(await shown(page)) }).toEqual({ width, height: 296, variant });
    }
  });
});

test('a picture that does not load keeps its space', async ({ page, allowProblems }) => {
  allowProblems(/uploads|ERR_FAILED/);
  await page.route('**/uploads/tile-dog.*/**', (route) => route.abort());
  await page.goto('/');
  const tile = page.getByRole('region', { name: 'Categories By Pet' }).locator('img').first();
  const { width, height } = (await tile.boundingBox()) ?? { width: 0, height: -1 };
  expect(Math.round(height)).toBe(Math.round(width));
});
