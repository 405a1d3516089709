const units = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
] as const;

/** `40 s`, `3 min`, `2 h`, `5 d`. @param ms a time span; a negative one counts as 0 */
export function age(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const unit = units.find((one) => seconds >= one.seconds);
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name}` : `${seconds} s`;
}
