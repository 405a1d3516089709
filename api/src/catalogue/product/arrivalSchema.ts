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
    cutOff: z
      .string()
      .describe(
        'The cut-off time with the UTC offset, such as 14:00:00-06:00: orders placed before it leave on the same working day',
      ),
  })
  .describe('With each delivery option, if ordered now');

/** Arrival dates of an order placed at `now`, by delivery option, and the cut-off time up to which they apply. */
export const arrivalsOf = (now: Date): z.infer<typeof arrivals> => ({
  standard: arrivalOf('standard', now),
  express: arrivalOf('express', now),
  cutOff: cutOffTime(now),
});
