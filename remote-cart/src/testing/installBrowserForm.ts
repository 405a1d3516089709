/** A browser reads a form into `FormData`, and React does so for a form that is sent; Node's knows no form. */
class BrowserFormData extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? [])
      if (field instanceof HTMLInputElement) this.append(field.name, field.value);
  }
}

export function installBrowserForm(): void {
  globalThis.FormData = BrowserFormData;
}
