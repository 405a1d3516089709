import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { StaffReturn, StaffReturnDetail } from '../staff/staffReturnSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import type { ShopCommand } from './ShopCommand.ts';
import type { ShopLine } from './shopLine.ts';
import { readCount } from './shopLine.ts';
import { oneLine, shopTable, shortTime } from './shopTable.ts';
import { writePhotos } from './writePhotos.ts';

const actions = ['approve', 'refuse', 'receive', 'photos'];
const pathOf = (id: string) => `returns/${encodeURIComponent(id)}`;
/** So much of an id tells it from all others. */
const shortId = (id: string) => id.slice(0, 8);

export const returns: ShopCommand = async (client, { words: [first, second], options }) => {
  if (first === undefined) {
    const query = { state: options.state, most: readCount(options.most, '--most', 1) };
    const data = await client.get<{ returns: StaffReturn[] }>('returns', query);
    return { text: listOf(data.returns), data };
  }
  if (!actions.includes(first) && (second === undefined || first === 'show')) {
    const found = await client.get<StaffReturnDetail>(pathOf(second ?? first));
    return { text: describe(found), data: found };
  }
  if (!actions.includes(first)) {
    throw new CliProblem('usage', `Unknown action "${first}" for returns. Use ${actions.join(', ')}.`);
  }
  if (second === undefined) {
    throw new CliProblem('usage', `The id is missing: write "npm run shop -- returns ${first} <id>".`);
  }
  if (first === 'photos') return writePhotos(client, second, options.folder ?? '.');
  const done = await client.post<StaffReturnDetail>(`${pathOf(second)}/${first}`, bodyOf(first, options));
  return { text: tell(done), data: done };
};

function bodyOf(action: string, { text, restock, 'no-refund': noRefund }: ShopLine['options']): object {
  if (action === 'receive') return { restock: restock === 'yes', refund: noRefund !== 'yes' };
  if (action === 'refuse' && !text)
    throw new CliProblem('usage', 'A reason is missing: add --text "<what the customer reads>".');
  return { text };
}

function tell({ id, order, state, refund, email }: StaffReturnDetail): string {
  const what = `Return ${shortId(id)} of ${order} is ${state}.`;
  if (state === 'approved' || state === 'refused') return `${what} We’ve emailed ${oneLine(email)}.`;
  return refund ? `${what} Refunding ${formatPrice(refund.cents)}.` : what;
}

function listOf(found: StaffReturn[]): string {
  if (!found.length) return 'No open returns.';
  const rows = found.map(({ id, order, state, requestedAt, units, name }) => [
    shortId(id),
    order,
    state,
    shortTime(requestedAt),
    units,
    name,
  ]);
  return shopTable(['id', 'order', 'state', 'asked (UTC)', 'units', 'from'], rows);
}

function describe(found: StaffReturnDetail) {
  const { id, order, state, requestedAt, name, email, note, words, lines, refund, photos } = found;
  const facts: [string, string][] = [
    ['return', `${shortId(id)} of ${order}, asked ${shortTime(requestedAt)} UTC, ${state}`],
    ['from', `${name}, ${email}`],
    ...(note ? [['note', note] as [string, string]] : []),
    ...(words ? [['told', words] as [string, string]] : []),
    ...(photos ? [['photos', `${photos}: "returns photos ${shortId(id)}" saves them`] as [string, string]] : []),
    ...(refund ? [['refund', `${formatPrice(refund.cents)}, ${refund.state}`] as [string, string]] : []),
  ];
  const rows = lines.map((line) => [
    line.position + 1,
    line.quantity,
    line.bought,
    line.sku,
    [line.title, line.color, line.size].filter(Boolean).join(', '),
    line.reason,
  ]);
  return [
    facts.map(([label, value]) => `${label.padEnd(8)}${oneLine(value)}`).join('\n'),
    shopTable(['line', 'back', 'bought', 'sku', 'what', 'why'], rows),
  ].join('\n\n');
}
