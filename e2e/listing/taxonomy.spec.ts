/** SPEC 3: the fixed taxonomy. Every name with its path, its listing and its breadcrumb. */
import { longUnless } from '../world/longAt.ts';
import { expect, test } from '../world/world.ts';
import { cards, totalOf } from './list.ts';

interface Row {
  /** As SPEC 3 writes it. */
  name: string;
  /** Its path below the pet's. */
  path: string;
  heading: string;
  /** The name in the breadcrumb: at most three words. */
  crumb: string;
}

const row = (name: string, heading: string, crumb: string, path = name.replaceAll(' ', '-')): Row => ({
  name,
  path,
  heading,
  crumb,
});

const pets: Record<string, { trail: string; rows: Row[] }> = {
  dog: {
    trail: 'Dog',
    rows: [
      row('Beds', 'Dog Beds', 'Beds'),
      row('Orthopedic', 'Dog Beds: Orthopedic', 'Dog Orthopedic', 'Beds/Dog-Orthopedic'),
      row('Sofa', 'Dog Beds: Sofa', 'Dog Sofa', 'Beds/Dog-Sofa'),
      row('Oval', 'Dog Beds: Oval', 'Dog Oval', 'Beds/Dog-Oval'),
      row('Mat', 'Dog Beds: Mat', 'Dog Mat', 'Beds/Dog-Mat'),
      row('Rounded', 'Dog Beds: Rounded', 'Dog Rounded', 'Beds/Dog-Rounded'),
      row('Collars', 'Dog Collars', 'Collars'),
      row('Toys', 'Dog Toys', 'Toys'),
      row('Bowls & Feeders', 'Dog Bowls & Feeders', 'Bowls & Feeders'),
      row('Carriers & Traveling', 'Dog Carriers & Traveling', 'Carriers & Traveling'),
      row('Clothing', 'Dog Clothing', 'Clothing'),
      row('Food Storage', 'Dog Food Storage', 'Food Storage'),
      row('Grooming', 'Dog Grooming', 'Grooming'),
      row('House', 'Dog House', 'House'),
      row('Leashes', 'Dog Leashes', 'Leashes'),
      row('Crate', 'Dog Crate', 'Crate'),
      row('Harness', 'Dog Harness', 'Harness'),
    ],
  },
  cat: {
    trail: 'Cat',
    rows: [
      row('Beds', 'Cat Beds', 'Beds'),
      row('Collars', 'Cat Collars', 'Collars'),
      row('Toys', 'Cat Toys', 'Toys'),
      row('Bowls & Feeders', 'Cat Bowls & Feeders', 'Bowls & Feeders'),
      row('Carriers & Traveling', 'Cat Carriers & Traveling', 'Carriers & Traveling'),
      row('Clothing', 'Cat Clothing', 'Clothing'),
      row('Food Storage', 'Cat Food Storage', 'Food Storage'),
      row('Grooming', 'Cat Grooming', 'Grooming'),
      row('House', 'Cat House', 'House'),
      row('Litter Box', 'Cat Litter Box', 'Litter Box'),
      row('Cage And Crate', 'Cat Cage And Crate', 'Cage And Crate'),
      row('Harness', 'Cat Harness', 'Harness'),
      row('Scratcher and Climbing Tree', 'Cat Scratcher and Climbing Tree', 'Scratcher And Climbing...'),
      row('Cat Litter Mat', 'Cat Litter Mat', 'Cat Litter Mat'),
    ],
  },
  bird: {
    trail: 'Bird',
    rows: [
      row('Feeders', 'Bird Feeders', 'Feeders'),
      row('Cages', 'Bird Cages', 'Cages'),
      row('Nesting and Bedding', 'Bird Nesting and Bedding', 'Nesting And Bedding'),
      row('Perches and Toys', 'Bird Perches and Toys', 'Perches And Toys'),
    ],
  },
  fish: { trail: 'Fish', rows: [row('Fish Aquarium', 'Fish Aquarium', 'Fish Aquarium')] },
};

test.use({ javaScriptEnabled: false });

for (const [pet, { trail, rows }] of Object.entries(pets)) {
  test(
    `${pet}: each of ${rows.length} names has a listing with at least six products and a breadcrumb`,
    longUnless(pet === 'bird'),
    async ({ page, request }) => {
      for (const { name, path, heading, crumb } of rows) {
        const listing = `/productcategories/${pet}/${path}`;
        expect((await page.goto(listing))?.status(), name).toBe(200);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${escaped(listing)}$`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const total = await totalOf(page);
        expect(total, name).toBeGreaterThanOrEqual(6);
        await expect(cards(page)).toHaveCount(Math.min(24, total));

        const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
        const seen = await crumbs.evaluateAll((all) =>
          all.map((item) => (item.querySelector('[aria-hidden=true]') ?? item).textContent),
        );
        const category = path.includes('/') ? ['Beds'] : [];
        expect(seen, name).toEqual(['Home', trail, ...category, crumb]);

        // The api places each product in the listing's category.
        const hrefs = await cards(page).evaluateAll((all) =>
          all.map((card) => card.querySelector('a')?.pathname ?? ''),
        );
        const slug = hrefs[0]?.split('/').at(-1) ?? '';
        const product = (await (await request.get(`/api/products/${slug}`)).json()) as Record<string, string | null>;
        const [categorySlug, subcategory = product.subcategory] = path.split('/');
        expect([product.pet, product.category, product.subcategory], name).toEqual([pet, categorySlug, subcategory]);
      }
    },
  );
}

const escaped = (text: string) => text.replaceAll(/[&.*+?^$()]/g, '\\$&');
