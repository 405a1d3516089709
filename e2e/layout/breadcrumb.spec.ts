/** SPEC 2 and 9, GAPS 14: the breadcrumb bar. */
import { atBothWidths } from '../world/atBothWidths.ts';
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';

/** Visible label → its path; whole = the full last label for screen readers and search engines. */
const trails: { path: string; seen: [string, string | null][]; whole?: string }[] = [
  { path: '/petcategory/dog', seen: [['Dog', null]] },
  {
    path: '/productcategories/dog/Beds',
    seen: [
      ['Dog', '/petcategory/dog'],
      ['Beds', null],
    ],
  },
  {
    path: '/productcategories/dog/Beds/Dog-Orthopedic',
    seen: [
      ['Dog', '/petcategory/dog'],
      ['Beds', '/productcategories/dog/Beds'],
      ['Dog Orthopedic', null],
    ],
  },
  {
    path: '/productcategories/dog/Bowls-&-Feeders',
    seen: [
      ['Dog', '/petcategory/dog'],
      ['Bowls & Feeders', null],
    ],
  },
  {
    path: '/productcategories/cat/Scratcher-and-Climbing-Tree',
    seen: [
      ['Cat', '/petcategory/cat'],
      ['Scratcher And Climbing...', null],
    ],
    whole: 'Scratcher And Climbing Tree',
  },
  {
    path: '/product/Adjustable-Dog-Collar',
    seen: [
      ['Dog', '/petcategory/dog'],
      ['Collars', '/productcategories/dog/Collars'],
      ['Adjustable Dog Collar', null],
    ],
  },
  {
    path: '/product/Pet-Hair-Remover-Grooming-Brush',
    seen: [
      ['Cat', '/petcategory/cat'],
      ['Grooming', '/productcategories/cat/Grooming'],
      ['Pet Hair Remover...', null],
    ],
    whole: 'Pet Hair Remover Grooming Brush',
  },
  { path: '/about-us', seen: [['About Us', null]] },
  { path: '/viewcart', seen: [['Cart', null]] },
  { path: '/no-such-page', seen: [['No Such Page', null]] },
];

atBothWidths(() => {
  for (const [place, { path, seen, whole }] of trails.entries()) {
    test(path, longUnless(place % 3 === 0), async ({ page }) => {
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: 'Breadcrumb' });
      const items = bar.getByRole('listitem');
      await expect(items).toHaveCount(seen.length + 1);
      const found = await items.evaluateAll((all) =>
        all.map((item) => [
          (item.querySelector('[aria-hidden=true]') ?? item).textContent,
          item.querySelector('a')?.getAttribute('href') ?? null,
        ]),
      );
      expect(found).toEqual([['Home', '/'], ...seen]);
      if (whole) expect((await bar.ariaSnapshot()).replaceAll(/\s+/g, ' ')).toContain(whole);
      await expect(items.last()).toHaveAttribute('aria-current', 'page');
    });
  }

  test('the home page has no breadcrumb', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  });
});

test('structured data has the full names and URLs', async ({ request, world }) => {
  const html = await (await request.get('/product/Pet-Hair-Remover-Grooming-Brush')).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(
    ([, text = '[]']) => JSON.parse(text) as { '@type': string; itemListElement: { name: string; item?: string }[] }[],
  );
  const list = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
  expect(list.map(({ name }) => name)).toEqual(['Home', 'Cat', 'Grooming', 'Pet Hair Remover Grooming Brush']);
  expect(list[1]?.item).toBe(`${world.url}/petcategory/cat`);
});

test('the breadcrumb’s links navigate without a reload', async ({ page }) => {
  await page.goto('/productcategories/dog/Beds/Dog-Orthopedic');
  const bar = page.getByRole('navigation', { name: 'Breadcrumb' });
  await bar.getByRole('link', { name: 'Beds' }).click();
  await expect(page).toHaveURL('/productcategories/dog/Beds');
  await bar.getByRole('link', { name: 'Dog' }).click();
  await expect(page).toHaveURL('/petcategory/dog');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});
