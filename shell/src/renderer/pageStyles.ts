import { ServerStyleSheet } from 'styled-components';

/** Rules of so many styles are kept; a shop with more of them starts over. */
const MOST_KEPT = 5_000;

/** What a style sheet of the library does for a component: two methods that its types do not name. */
interface Sheet {
  hasNameForId: (id: string, name: string) => boolean;
  insertRules: (id: string, name: string, rules: string | string[]) => void;
}

/**
 * Style sheets for one page each, which keep among them what the library has compiled: a new sheet would compile every
 * style of every page again, a fifth of its rendering. What a sheet holds in the end is the same. Should the library
 * name its methods otherwise one day, these are never asked, and everything is compiled as before.
 */
export function pageStyles(): () => ServerStyleSheet {
  const kept = new Map<string, string | string[]>();
  return () => {
    const styles = new ServerStyleSheet();
    const { instance } = styles as unknown as { instance: Sheet };
    const { hasNameForId, insertRules } = instance;
    instance.insertRules = (id, name, rules) => {
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(`${id} ${name}`, rules);
      insertRules.call(instance, id, name, rules);
    };
    instance.hasNameForId = (id, name) => {
      if (hasNameForId.call(instance, id, name)) return true;
      const rules = kept.get(`${id} ${name}`);
      if (rules === undefined) return false;
      insertRules.call(instance, id, name, rules);
      return true;
    };
    return styles;
  };
}
