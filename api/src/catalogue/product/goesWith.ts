import { taxonomy } from '@paw/rules/taxonomy.ts';

/** What people buy beside a thing of a category, as names of categories; the best first. */
const companions: Record<string, Record<string, readonly string[]>> = {
  dog: {
    Beds: ['Toys', 'House', 'Grooming'],
    Collars: ['Leashes', 'Harness', 'Clothing'],
    Toys: ['Leashes', 'Beds', 'Bowls & Feeders'],
    'Bowls & Feeders': ['Food Storage', 'Toys', 'Beds'],
    'Carriers & Traveling': ['Harness', 'Bowls & Feeders', 'Crate'],
    Clothing: ['Collars', 'Harness', 'Leashes'],
    'Food Storage': ['Bowls & Feeders', 'Carriers & Traveling', 'Toys'],
    Grooming: ['Clothing', 'Beds', 'Collars'],
    House: ['Beds', 'Bowls & Feeders', 'Crate'],
    Leashes: ['Collars', 'Harness', 'Toys'],
    Crate: ['Beds', 'Toys', 'Bowls & Feeders'],
    Harness: ['Leashes', 'Collars', 'Carriers & Traveling'],
  },
  cat: {
    Beds: ['Scratcher and Climbing Tree', 'Toys', 'House'],
    Collars: ['Harness', 'Carriers & Traveling', 'Toys'],
    Toys: ['Scratcher and Climbing Tree', 'Beds', 'Collars'],
    'Bowls & Feeders': ['Food Storage', 'Toys', 'Cat Litter Mat'],
    'Carriers & Traveling': ['Harness', 'Collars', 'Bowls & Feeders'],
    Clothing: ['Collars', 'Harness', 'Grooming'],
    'Food Storage': ['Bowls & Feeders', 'Toys', 'Litter Box'],
    Grooming: ['Beds', 'Carriers & Traveling', 'Toys'],
    House: ['Beds', 'Scratcher and Climbing Tree', 'Toys'],
    'Litter Box': ['Cat Litter Mat', 'Grooming', 'House'],
    'Cage And Crate': ['Beds', 'Litter Box', 'Bowls & Feeders'],
    Harness: ['Collars', 'Carriers & Traveling', 'Toys'],
    'Scratcher and Climbing Tree': ['Toys', 'Beds', 'House'],
    'Cat Litter Mat': ['Litter Box', 'Bowls & Feeders', 'Grooming'],
  },
  bird: {
    Feeders: ['Cages', 'Perches and Toys', 'Nesting and Bedding'],
    Cages: ['Perches and Toys', 'Feeders', 'Nesting and Bedding'],
    'Nesting and Bedding': ['Cages', 'Perches and Toys', 'Feeders'],
    'Perches and Toys': ['Cages', 'Feeders', 'Nesting and Bedding'],
  },
  // One category holds everything for fish.
  fish: { 'Fish Aquarium': [] },
};

/** Slugs of the categories that go with one. @param pet @param category slugs */
export function goesWith(pet: string, category: string): string[] {
  const { categories = [] } = taxonomy.find(({ slug }) => slug === pet) ?? {};
  const name = categories.find(({ slug }) => slug === category)?.name ?? '';
  const names = companions[pet]?.[name] ?? [];
  return names.flatMap((each) => categories.find((other) => other.name === each)?.slug ?? []);
}
