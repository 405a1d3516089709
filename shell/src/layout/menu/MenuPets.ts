import { answer, createApi } from '@paw/api-client/http.ts';
import { taxonomy, type Pet } from '@paw/rules/taxonomy.ts';
import { type MenuEntry, petsOf } from './petsOf.ts';

const KEY = 'menu-entries';
/** A page that is being left ends its calls, too: what fails is told this much later, by pages that stay. ms. */
const LEAVING = 200;

/**
 * What the menus show: the fixed taxonomy, and what the shop's list makes of it, which is asked for once a visit.
 * While a panel is open nothing in it changes.
 */
export class MenuPets {
  #pets: readonly Pet[] = taxonomy;
  #isAsked = false;
  readonly #listeners = new Set<() => void>();
  readonly #baseUrl: string;

  /** @param baseUrl origin of the api; empty = the page's own. */
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
    // Then it is asked for again after a reload.
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
