import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { StaffReturn, StaffReturnDetail } from '../staff/staffReturnSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import type { CommandOptions, CommandShape } from './CommandShape.ts';
import { mostOption } from './optionValues.ts';
import { oneLine, shopTable, shortTime, showFacts } from './shopTable.ts';
import type { StaffClient } from './staffClient.ts';
import { writePhotos } from './writePhotos.ts';

export const returnCommands: CommandShape[] = [
  {
    name: 'returns',
    arguments: '[id]',
    summary: 'list return requests; show, answer, receive and refund one',
    options: [
      {
        flags: '--state <state>',
        description: 'state of the return (default: open, which is all that are not finished)',
        choices: ['open', 'requested', 'approved', 'refused', 'received', 'refunded', 'all'],
      },
      mostOption,
    ],
    commands: [
      {
        name: 'show',
        arguments: '<id>',
        summary: 'show one in full',
        run: ({ client, words: [id = ''] }) => show(client, id),
      },
      answering('approve', 'approve a return', { flags: '--text <words>', description: 'how to return it' }),
      answering('refuse', 'refuse a return', { flags: '--text <words>', description: 'why not (required)' }),
      answering(
        'receive',
        'mark as received; refunds it',
        { flags: '--restock', description: 'put the items back in stock' },
        { flags: '--no-refund', description: 'already refunded some other way' },
      ),
      {
        name: 'photos',
        arguments: '<id>',
        summary: 'save the photos of a return',
        options: [{ flags: '--folder <folder>', description: 'where to save them (default: the current folder)' }],
        changes: true,
        run: ({ client, words: [id = ''], options: { folder = '.' }, isDryRun }) =>
          writePhotos(client, id, folder, isDryRun),
      },
    ],
    async run({ client, words: [id], options: { state, most } }) {
      if (id) return show(client, id);
      const data = await client.get<{ returns: StaffReturn[] }>('returns', { state, most });
      return { text: listOf(data.returns), data };
    },
  },
];

function answering(name: string, summary: string, ...options: NonNullable<CommandShape['options']>): CommandShape {
  return {
    name,
    arguments: '<id>',
    summary,
    options,
    changes: true,
    async run({ client, words: [id = ''], options: typed }) {
      const done = await client.post<StaffReturnDetail>(`${pathOf(id)}/${name}`, bodyOf(name, typed));
      return { text: tell(done), data: done };
    },
  };
}

function bodyOf(action: string, { text, restock = false, refund = true }: CommandOptions): object {
  if (action === 'receive') return { restock, refund };
  if (action === 'refuse' && !text)
    throw new CliProblem('usage', 'A reason is missing: add --text "<what the customer reads>".');
  return { text };
}

async function show(client: StaffClient, id: string) {
  const found = await client.get<StaffReturnDetail>(pathOf(id));
  return { text: describe(found), data: found };
}

const pathOf = (id: string) => `returns/${encodeURIComponent(id)}`;
/** So much of an id tells it from all others. */
const shortId = (id: string) => id.slice(0, 8);

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

function describe(found: StaffReturnDetail): string {
  const { id, order, state, requestedAt, name, email, note, words, lines, refund, photos } = found;
  const facts = showFacts([
    ['return', `${shortId(id)} of ${order}, asked ${shortTime(requestedAt)} UTC, ${state}`],
    ['from', `${name}, ${email}`],
    ['note', note],
    ['told', words],
    ['photos', photos && `${photos}: "returns photos ${shortId(id)}" saves them`],
    ['refund', refund && `${formatPrice(refund.cents)}, ${refund.state}`],
  ]);
  const rows = lines.map((line) => [
    line.position + 1,
    line.quantity,
    line.bought,
    line.sku,
    [line.title, line.color, line.size].filter(Boolean).join(', '),
    line.reason,
  ]);
  return [facts, shopTable(['line', 'back', 'bought', 'sku', 'what', 'why'], rows)].join('\n\n');
}
