/**
 * Runs in the page. Lists elements of a remote whose style uses a token without a value or a fallback, and regions in
 * which a token of the shop has a different value than outside.
 */
export function listBrokenStyles(): string[] {
  const found = new Set<string>();
  const valueAt = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name).trim();
  const tokens = new Set<string>();
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) check(rule);
      else if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
    }
  };
  const check = ({ selectorText, style, cssText }: CSSStyleRule) => {
    if (selectorText === ':root') for (const name of style) if (name.startsWith('--')) tokens.add(name);
    const used = [...cssText.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    if (!used.length) return;
    for (const element of document.querySelectorAll(selectorText)) {
      const region = element.closest('[data-boundary]');
      for (const name of used)
        if (region && !valueAt(element, name)) found.add(`${region.getAttribute('data-boundary')}: ${name}`);
    }
  };
  for (const { cssRules } of document.styleSheets) walk(cssRules);
  if (!tokens.size) found.add('the shop has no tokens');
  for (const region of document.querySelectorAll('[data-boundary]'))
    for (const name of tokens)
      if (valueAt(region, name) !== valueAt(document.documentElement, name))
        found.add(`${region.getAttribute('data-boundary')}: ${name} is another`);
  return [...found];
}
