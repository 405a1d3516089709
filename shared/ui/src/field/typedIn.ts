/** The values of a form, by field name; of checkboxes and radio buttons, the checked ones. */
export type Typed = Readonly<Partial<Record<string, string>>>;

export function typedIn(form: HTMLFormElement): Typed {
  const fields = [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && (!['radio', 'checkbox'].includes(field.type) || field.checked)),
  );
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
