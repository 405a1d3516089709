/** '3–5 days'. @param days the fewest and the most */
export function daysOf([fewest, most]: readonly number[]): string {
  return fewest === most ? `${fewest} days` : `${fewest}–${most} days`;
}
