/** '(555) 010-1234', however a US number was typed; anything else unchanged. */
export function formatPhone(typed: string): string {
  const [, area, exchange, line] = /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/[\s().-]/g, '')) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : typed;
}
