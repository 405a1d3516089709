import { answer, createApi } from '@paw/api-client/http.ts';
import { taxonomy, type Pet } from '@paw/rules/taxonomy.ts';
import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'menu-entries';
/** ms: leaving a page aborts its requests too, so a failure is logged this much later, by pages that stay. */
const LEAVING = 200;

/**
 * The menus' pets: the fixed taxonomy, extended by the shop's list, which is fetched once a visit. Nothing changes
 * while a panel is open.
 */
export class MenuPets {
  #pets: readonly Pet[] = taxonomy;
  #isAsked = false;
  readonly #listeners = new Set<() => void>();
  readonly #baseUrl: string;

  /** @param baseUrl origin of the api; empty = same origin */
  constructor(baseUrl = '') {
    this.#baseUrl = baseUrl;
  }

  get = (): readonly Pet[] => this.#pets;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Never rejects: a failure is a line on the console, and the menus stay unchanged. */
  ask = async (): Promise<void> => {
    if (this.#isAsked) return;
    this.#isAsked = true;
    try {
      this.#show(petsOf(readKept() ?? (await load(this.#baseUrl))));
    } catch (error) {
      const words = 'The menus show the fixed list: the subcategories didn’t load.';
      setTimeout(() => console.error(words, error), LEAVING);
    }
  };

  #show(pets: readonly Pet[]): void {
    if (document.querySelector('[data-open] > [data-panel], dialog[open]')) return;
    this.#pets = pets;
    for (const listener of this.#listeners) listener();
  }
}

async function load(baseUrl: string): Promise<readonly MenuEntry[]> {
  const { success, subcategory } = await answer(createApi({ baseUrl }).GET('/api/admin/subcategory'));
  if (!success) throw new Error('The server refused.');
  try {
    sessionStorage.setItem(KEY, JSON.stringify(subcategory));
  } catch {
    // Then it is fetched again after a reload.
  }
  return subcategory;
}

function readKept(): readonly MenuEntry[] | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as MenuEntry[] | null;
  } catch {
    return null;
  }
}

/** An entry of the shop's list. SPEC 3 shows only `categoryTitle`, so the others may be missing. */
interface MenuEntry {
  categoryTitle: string;
  title?: string;
  slug?: string;
  subcategories?: readonly { title: string; slug: string }[];
}

/**
 * The pets with their categories from the list, matched by `categoryTitle`: 'Birds' contains 'Bird'. A pet without
 * entries keeps its fixed categories.
 */
function petsOf(entries: readonly MenuEntry[]): readonly Pet[] {
  return taxonomy.map((pet) => {
    const categories = entries
      .filter(({ categoryTitle }) => categoryTitle.includes(pet.name))
      .flatMap(({ title, slug, subcategories = [] }) =>
        title && slug ? [{ name: title, slug, subcategories: subcategories.map(toSubcategory) }] : [],
      );
    return categories.length ? { ...pet, categories } : pet;
  });
}

function toSubcategory({ title, slug }: { title: string; slug: string }) {
  return { name: title, slug };
}

const menuPets = new MenuPets();

/** The four pets of the menus with their categories; on the server and during hydration the fixed ones. */
export function useMenuPets(): readonly Pet[] {
  const { get, subscribe, ask } = menuPets;
  useEffect(() => void ask(), [ask]);
  return useSyncExternalStore(subscribe, get, get);
}
