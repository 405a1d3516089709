/**
 * The requirements of levels 1 and 2 in OWASP ASVS 5.0.0, as how many each section has. They are numbered from 1; those
 * of level 3 come last in a section. V8.4 with 1 is `8.4.1`.
 */
const sections = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

/** `1.1.1`, `1.1.2`, … `17.3.2`: 70 of level 1 and 183 of level 2. */
export const asvsNumbers = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) => Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`)),
);
