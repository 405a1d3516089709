import { rules } from '@paw/rules/rules.ts';
import { ApiProblem } from '../../platform/http/apiProblem.ts';

interface Standing {
  until: string | null;
  isOpen: boolean;
  /** How many units of each line can still be returned. */
  left: readonly number[];
}

/**
 * Whether these units of an order may go back now.
 * @throws ApiProblem 409 not_delivered, too_late, too_many_units; 400 no_such_line
 */
export function judgeReturn(
  { until, isOpen, left }: Standing,
  lines: readonly { position: number; quantity: number }[],
) {
  if (!until) {
    throw new ApiProblem(409, 'not_delivered', 'You can return items once your order arrives.');
  }
  if (!isOpen) {
    const words = `The ${rules.returns.days}-day return window has closed. Something broken? Contact us.`;
    throw new ApiProblem(409, 'too_late', words);
  }
  for (const [index, { position, quantity }] of lines.entries()) {
    const free = left[position];
    const isTwice = lines.slice(0, index).some((each) => each.position === position);
    if (free === undefined || isTwice) {
      const words = isTwice ? 'Please name each line once.' : `This order has no line ${position + 1}.`;
      throw new ApiProblem(400, 'no_such_line', words);
    }
    if (quantity > free) throw new ApiProblem(409, 'too_many_units', tooMany(free, position + 1));
  }
}

function tooMany(free: number, line: number): string {
  if (free === 0) return `You’ve already returned everything in line ${line}.`;
  return `You can return ${free} more from line ${line}.`;
}
