import { useEffect } from 'react';

/**
 * The ARIA attributes of a combobox on a field that the shell renders: its role, the open list, the active option. Unmounting
 * removes them.
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

/** null removes the attribute. */
function write(field: HTMLInputElement, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}
