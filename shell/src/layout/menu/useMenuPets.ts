import type { Pet } from '@paw/rules/taxonomy.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { MenuPets } from './MenuPets.ts';

const menuPets = new MenuPets();

/** The four pets of the menus with their categories; the fixed ones on the server and during hydration. */
export function useMenuPets(): readonly Pet[] {
  const { get, subscribe, ask } = menuPets;
  useEffect(() => void ask(), [ask]);
  return useSyncExternalStore(subscribe, get, get);
}
