import { buildApp } from '../../app.ts';
import { openDatabase } from '../../platform/database/database.ts';

test('each pet’s entries are found by a part of categoryTitle, by "Bird" as by "Birds"', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none', { embedded: false });
  const app = await buildApp(database);
  const reply = await app.inject('/api/admin/subcategory');
  await app.close();
  await database.close();
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  const { success, subcategory } = reply.json();
  const titles = (pet: string) =>
    subcategory
      .filter(({ categoryTitle }: { categoryTitle: string }) => categoryTitle.includes(pet))
      .map(({ title }: { title: string }) => title);
  expect(success).toBe(true);
  expect([titles('Dog').length, titles('Cat').length, titles('Fish')]).toEqual([12, 14, ['Fish Aquarium']]);
  expect(titles('Birds')).toEqual(['Feeders', 'Cages', 'Nesting and Bedding', 'Perches and Toys']);
  expect(titles('Bird')).toEqual(titles('Birds'));
  expect(subcategory[0]).toMatchObject({ pet: 'dog', slug: 'Beds', subcategories: { length: 5 } });
  expect(subcategory[0].subcategories[0]).toEqual({ title: 'Orthopedic', slug: 'Dog-Orthopedic' });
});
