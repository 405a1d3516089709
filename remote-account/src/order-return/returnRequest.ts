import { type ReturnReason, returnReasons } from '@paw/rules/returnRules.ts';
import { answer, createApi } from '@paw/api-client/http.ts';
import type { SlotProps } from '@paw/contract/slots.ts';
import { withSession } from '@paw/contract/withSession.ts';
import type { Typed } from '@paw/ui/field/typedIn.ts';
import type { components } from '@paw/api-client/apiTypes.d.ts';

/** A line of an order with units that can still be returned. */
export interface ReturnableLine {
  /** In the order, from 0. */
  position: number;
  name: string;
  /** The units that can still be returned. */
  left: number;
}

export interface ReturnRequest {
  lines: { position: number; quantity: number; reason: ReturnReason }[];
  note: string;
}

/** @param returnLeft the units of each line that can still be returned */
export function returnableLines(lines: SlotProps['account/OrderReturns']['lines'], returnLeft: readonly number[]) {
  return lines.flatMap(({ title, size, color }, position): ReturnableLine[] => {
    const left = returnLeft[position] ?? 0;
    return left > 0 ? [{ position, name: [title, size, color.name].filter(Boolean).join(', '), left }] : [];
  });
}

/**
 * Reads the form, with errors by field name.
 * A line's fields are `line-<position>`, `quantity-<position>` and `reason-<position>`.
 */
export function readReturn(typed: Typed, lines: readonly ReturnableLine[]) {
  const chosen = lines.filter(({ position }) => typed[`line-${position}`] !== undefined);
  const errors: Record<string, string> = {};
  if (!chosen.length) errors[`line-${lines[0]?.position}`] = 'Choose at least one item to return.';
  const asked = chosen.map(({ position, name }) => {
    const reason = returnReasons.find(({ slug }) => slug === typed[`reason-${position}`])?.slug;
    if (!reason) errors[`reason-${position}`] = `Choose a reason for returning ${name}.`;
    return { position, quantity: Number(typed[`quantity-${position}`] ?? 1), reason: reason ?? 'other' };
  });
  return { errors, asked: { lines: asked, note: typed.note?.trim() ?? '' } satisfies ReturnRequest };
}

/** @throws ApiProblem */
export async function requestReturn(signal: AbortSignal, number: string, body: ReturnRequest) {
  return withSession(signal, (api) =>
    answer(api.POST('/api/account/orders/{number}/returns', { params: { path: { number } }, body })),
  );
}

export type Returnable = components['schemas']['Returnable'];

const pathOf = (reference: string) => ({ params: { path: { reference } } });

/** The returns of an order, and what can still be returned. @throws ApiProblem */
export async function fetchReturns(signal: AbortSignal, reference: string): Promise<Returnable> {
  return answer(createApi({ baseUrl: '', signal }).GET('/api/orders/{reference}/returns', pathOf(reference)));
}

/** @throws ApiProblem */
export async function requestReturnAsGuest(signal: AbortSignal, reference: string, body: ReturnRequest) {
  const api = createApi({ baseUrl: '', signal });
  return answer(api.POST('/api/orders/{reference}/returns', { ...pathOf(reference), body }));
}
