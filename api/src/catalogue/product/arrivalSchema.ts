import { arrivalOf } from '@paw/rules/arrival.ts';
import { z } from 'zod';
import { cutOffTime } from './cutOffTime.ts';

const day = z.iso.date().describe('At the warehouse: 2026-12-01');

export const arrival = z
  .object({ from: day, to: day })
  .meta({ id: 'Arrival', description: 'The first and the last day on which it may arrive' });

export const arrivals = z
  .object({
    standard: arrival,
    express: arrival,
    cutOff: z.string().describe('Orders until then leave on the same working day: 14:00:00-06:00, with the UTC offset'),
  })
  .describe('With each delivery option, if ordered now');

/** When what is ordered at `now` arrives, by each way of delivery, and until when that is so today. */
export const arrivalsOf = (now: Date): z.infer<typeof arrivals> => ({
  standard: arrivalOf('standard', now),
  express: arrivalOf('express', now),
  cutOff: cutOffTime(now),
});
