import { useEffect } from 'react';

/**
 * What a screen reader hears of a field that somebody else renders: that it is a combobox, which list is open below it,
 * and which line is active. Taken back at the end.
 */
export function useComboboxRole(field: HTMLInputElement, list: string | undefined, line: string | undefined): void {
  useEffect(() => {
    const role = field.getAttribute('role');
    write(field, { role: 'combobox', 'aria-autocomplete': 'list' });
    return () =>
      write(field, {
        role,
        'aria-autocomplete': null,
        'aria-expanded': null,
        'aria-controls': null,
        'aria-activedescendant': null,
      });
  }, [field]);
  useEffect(() => {
    write(field, {
      'aria-expanded': String(list !== undefined),
      'aria-controls': list ?? null,
      'aria-activedescendant': line ?? null,
    });
    if (line) document.getElementById(line)?.scrollIntoView({ block: 'nearest' });
  }, [field, list, line]);
}

/** null = the attribute goes. */
function write(field: HTMLInputElement, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}
