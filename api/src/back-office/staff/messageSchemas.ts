import { z } from 'zod';

const message = z.object({
  id: z.int(),
  receivedAt: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string().describe('In words'),
  orderNumber: z.string().nullable(),
  message: z.string(),
  state: z.string(),
});

export const staffMessages = z.object({ messages: z.array(message) });

export const staffMessageDetail = message.extend({
  answers: z.array(z.object({ at: z.string(), who: z.string(), answer: z.string() })),
});

export type StaffMessage = z.infer<typeof message>;
export type StaffMessageDetail = z.infer<typeof staffMessageDetail>;
