import { mostReturnNote, type ReturnReason, returnReasons } from '@paw/rules/returnRules.ts';
import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import { requestText } from '../../platform/http/requestText.ts';
import type { ReturnState } from '../../platform/database/orderStates.ts';
import { returnTransitions } from './returnStates.ts';

const { mostLines, mostUnits } = rules.quantity;

const reason = z.enum(returnReasons.map(({ slug }) => slug) as [ReturnReason, ...ReturnReason[]]);
const returnState = z.enum(Object.keys(returnTransitions) as [ReturnState, ...ReturnState[]]);

const askedLine = z.object({
  position: z
    .int()
    .min(0)
    .max(mostLines - 1)
    .describe('Of the order’s line, from 0'),
  quantity: z.int().min(1).max(mostUnits),
  reason,
});

export const returnBody = z.object({
  lines: z.array(askedLine).min(1).max(mostLines),
  note: requestText(mostReturnNote).optional().describe('What else the shopper wants to say'),
});

export const returnView = z
  .object({
    id: z.string(),
    state: returnState,
    at: z.string().describe('When it was requested'),
    lines: z.array(askedLine.extend({ title: z.string() })),
    words: z.string().optional().describe('The shop’s note: why it was refused, or what to do'),
    photos: z.array(z.string()).describe('Ids of its photos, in the order they were added'),
  })
  .meta({ id: 'Return' });

/** What of an order can go back, and what does already. */
export const returnable = z
  .object({
    canReturn: z.boolean().describe('Something in it can be returned now'),
    returnUntil: z.string().nullable().describe('ISO; null until it was delivered'),
    returnLeft: z.array(z.int()).describe('How many units of each line can still be returned'),
    returns: z.array(returnView).describe('Newest first'),
  })
  .meta({ id: 'Returnable' });

export type ReturnBody = z.infer<typeof returnBody>;
export type ReturnView = z.infer<typeof returnView>;
export type Returnable = z.infer<typeof returnable>;
