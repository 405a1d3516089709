/** '(555) 010-0199' → 'tel:5550100199' */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
