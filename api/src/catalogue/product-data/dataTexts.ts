import { z } from 'zod';

/** One paragraph: no control characters, no markup, no blanks at the ends or twice. */
export const paragraph = z
  .string()
  .regex(/^\S+(?: \S+)*$/, 'needs words with one blank between them, and none at the ends')
  .regex(/^[^\p{Cc}\p{Cs}<>]*$/u, 'must not contain control characters, < or >');

export const line = paragraph.max(120);

/** @param least @param most words */
export const words = (least: number, most: number) =>
  paragraph.refine((text) => isBetween(text.split(' ').length, least, most), {
    error: ({ input }) => `has ${String(input).split(' ').length} words, needs ${least} to ${most}`,
  });

/** A day between the shop's first and the newest in the data: raise the last one with new data. */
export const day = z.iso
  .date('must be a day such as 2026-03-14')
  .refine((text) => text >= '2025-01-01' && text <= '2026-11-15', 'must lie between 2025-01-01 and 2026-11-15');

function isBetween(number: number, least: number, most: number): boolean {
  return number >= least && number <= most;
}
