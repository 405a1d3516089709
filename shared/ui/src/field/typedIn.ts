/** What is in a form, by the fields' names: of boxes and dials what is checked. */
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
