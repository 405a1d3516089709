/** SPEC 9: words of the breadcrumb's last label. */
const LIMIT = 3;

/** A long name's first words and '...'; one that is not longer as it is. */
export function firstWords(label: string): string {
  const words = label.split(' ');
  return words.length > LIMIT ? `${words.slice(0, LIMIT).join(' ')}...` : label;
}
