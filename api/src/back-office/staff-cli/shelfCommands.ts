import { counted } from '@paw/rules/counted.ts';
import type { StaffReview, StaffStock } from '../staff/staffSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import type { CommandShape } from './CommandShape.ts';
import { mostOption, readCount } from './optionValues.ts';
import { oneLine, shopTable, shortTime } from './shopTable.ts';

export const shelfCommands: CommandShape[] = [
  {
    name: 'stock',
    arguments: '[sku]',
    summary: 'list stock, lowest first; with a SKU, set or change its count',
    options: [
      {
        flags: '--set <units>',
        description: 'set the count to this number (with a SKU)',
        read: (text) => readCount(text, '--set'),
      },
      {
        flags: '--add <units>',
        description: 'add this many units; --add=-2 removes two (with a SKU)',
        read: (text) => readCount(text, '--add', Number.NEGATIVE_INFINITY),
      },
      { flags: '--search <text>', description: 'part of a SKU or a title' },
      {
        flags: '--below <units>',
        description: 'only SKUs with this many units or fewer',
        read: (text) => readCount(text, '--below'),
      },
      mostOption,
    ],
    changes: true,
    async run({ client, words: [sku], options: { set, add, search, below, most }, isDryRun }) {
      if (set !== undefined && add !== undefined) throw new CliProblem('usage', 'Give --set or --add, not both.');
      if (set === undefined && add === undefined) {
        if (isDryRun) throw new CliProblem('usage', '--dry-run needs a change: add --set <units> or --add <units>.');
        const data = await client.get<{ variants: StaffStock[] }>('stock', { search: search ?? sku, below, most });
        return { text: listStock(data.variants), data };
      }
      if (!sku) throw new CliProblem('usage', 'The SKU is missing: write "npm run shop -- stock <sku> --set <units>".');
      const path = `stock/${encodeURIComponent(sku)}`;
      const data = await client.post<{ before: number; units: number; mails: number }>(path, { set, add });
      const mails = data.mails ? ` Sending ${counted(data.mails, 'back-in-stock email')}.` : '';
      return { text: `${sku}: ${data.before} before, ${data.units} now.${mails}`, data };
    },
  },
  {
    name: 'reviews',
    summary: 'list reviews that a filter held; publish or reject them',
    options: [
      {
        flags: '--state <state>',
        description: 'state of the review (default: waiting)',
        choices: ['waiting', 'published', 'rejected'],
      },
      mostOption,
    ],
    commands: [judging('publish', 'show a review on its product page'), judging('reject', 'keep a review hidden')],
    async run({ client, options: { state, most } }) {
      const data = await client.get<{ reviews: StaffReview[] }>('reviews', { status: state, most });
      return { text: data.reviews.map(describeReview).join('\n\n') || 'No reviews waiting.', data };
    },
  },
];

function judging(name: string, summary: string): CommandShape {
  return {
    name,
    arguments: '<id...>',
    summary,
    changes: true,
    async run({ client, words }) {
      const reviews: { id: number; status: string }[] = [];
      for (const id of words) reviews.push(await client.post(`reviews/${readCount(id, 'review', 1)}/${name}`));
      return { text: reviews.map(({ id, status }) => `Review ${id} is ${status}.`).join('\n'), data: { reviews } };
    },
  };
}

function describeReview({ id, writtenAt, product, author, stars, title, body, verified }: StaffReview): string {
  const origin = `${oneLine(product)}  by ${oneLine(author)}${verified ? ', bought it' : ''}`;
  return [
    `${id}  ${shortTime(writtenAt)}  ${'*'.repeat(stars)}  ${origin}`,
    `    ${oneLine(title)}`,
    `    ${oneLine(body)}`,
  ].join('\n');
}

function listStock(variants: StaffStock[]): string {
  if (!variants.length) return 'No matching SKUs.';
  const rows = variants.map(({ units, waiting, sku, title, color, size }) => [units, waiting, sku, title, color, size]);
  return shopTable(['units', 'waiting', 'sku', 'title', 'color', 'size'], rows);
}
