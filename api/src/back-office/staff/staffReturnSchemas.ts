import { z } from 'zod';
import { soldLine } from './staffSchemas.ts';

const listed = z.object({
  id: z.string(),
  order: z.string().describe('Its number'),
  state: z.string(),
  requestedAt: z.string(),
  name: z.string(),
  units: z.int(),
});

export const staffReturns = z.object({ returns: z.array(listed) });

export const staffReturnDetail = listed.extend({
  email: z.string(),
  note: z.string(),
  words: z.string().nullable(),
  lines: z.array(soldLine.extend({ bought: z.int(), reason: z.string().describe('In words') })),
  refund: z.object({ cents: z.int(), state: z.string() }).nullable(),
  photos: z.int().describe('How many photos came with it'),
});

export const staffPhotos = z.object({
  id: z.string().describe('Of the return'),
  photos: z.array(z.object({ id: z.string(), jpeg: z.string().describe('In base64') })),
});

export type StaffReturn = z.infer<typeof listed>;
export type StaffReturnDetail = z.infer<typeof staffReturnDetail>;
export type StaffPhotos = z.infer<typeof staffPhotos>;
