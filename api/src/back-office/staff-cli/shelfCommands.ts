import { counted } from '@paw/rules/counted.ts';
import type { StaffReview, StaffStock } from '../staff/staffSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import type { ShopCommand } from './ShopCommand.ts';
import { readCount } from './shopLine.ts';
import { oneLine, shopTable, shortTime } from './shopTable.ts';

export const stock: ShopCommand = async (client, { words: [sku], options: { set, add, search, below, most } }) => {
  const change = { set: readCount(set, '--set'), add: readCount(add, '--add', Number.NEGATIVE_INFINITY) };
  const changes = Object.values(change).filter((value) => value !== undefined).length;
  if (sku && changes) {
    if (changes > 1) throw new CliProblem('usage', 'Give --set or --add, not both.');
    const path = `stock/${encodeURIComponent(sku)}`;
    const data = await client.post<{ before: number; units: number; mails: number }>(path, change);
    const mails = data.mails ? ` Sending ${counted(data.mails, 'back-in-stock email')}.` : '';
    return { text: `${sku}: ${data.before} before, ${data.units} now.${mails}`, data };
  }
  if (changes) throw new CliProblem('usage', 'The SKU is missing: write "npm run shop -- stock <sku> --set <units>".');
  const query = { search: search ?? sku, below: readCount(below, '--below'), most: readCount(most, '--most', 1) };
  const data = await client.get<{ variants: StaffStock[] }>('stock', query);
  const rows = data.variants.map(({ units, waiting, sku, title, color, size }) => [
    units,
    waiting,
    sku,
    title,
    color,
    size,
  ]);
  return {
    text: rows.length ? shopTable(['units', 'waiting', 'sku', 'title', 'color', 'size'], rows) : 'No matching SKUs.',
    data,
  };
};

export const reviews: ShopCommand = async (client, { words: [action, ...ids], options: { state, most } }) => {
  if (action === undefined) {
    const data = await client.get<{ reviews: StaffReview[] }>('reviews', {
      status: state,
      most: readCount(most, '--most', 1),
    });
    const told = data.reviews.map(({ id, writtenAt, product, author, stars, title, body, verified }) =>
      [
        `${id}  ${shortTime(writtenAt)}  ${'*'.repeat(stars)}  ${oneLine(product)}  by ${oneLine(author)}${verified ? ', bought it' : ''}`,
        `    ${oneLine(title)}`,
        `    ${oneLine(body)}`,
      ].join('\n'),
    );
    return { text: told.length ? told.join('\n\n') : 'No reviews waiting.', data };
  }
  if (action !== 'publish' && action !== 'reject') {
    throw new CliProblem('usage', `Unknown action "${action}" for reviews. Use publish or reject.`);
  }
  if (!ids.length) throw new CliProblem('usage', `The id is missing: write "npm run shop -- reviews ${action} <id>".`);
  const done: { id: number; status: string }[] = [];
  for (const id of ids) done.push(await client.post(`reviews/${readCount(id, 'review', 1)}/${action}`));
  return { text: done.map(({ id, status }) => `Review ${id} is ${status}.`).join('\n'), data: { reviews: done } };
};
