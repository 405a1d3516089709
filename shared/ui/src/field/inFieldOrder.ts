/** The errors in the order of the form's fields; errors of no field come last. */
export function inFieldOrder(form: HTMLFormElement, errors: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...form.elements].map((field) => field.getAttribute('name'));
  const placeOf = ([name]: [string, string]) => {
    const place = names.indexOf(name);
    return place < 0 ? names.length : place;
  };
  return Object.fromEntries(Object.entries(errors).sort((one, other) => placeOf(one) - placeOf(other)));
}
