import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { StaffOrder, StaffOrderDetail } from '../staff/staffSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import { describeOrder } from './describeOrder.ts';
import type { ShopCommand } from './ShopCommand.ts';
import { readAmount, readCount, readLines } from './shopLine.ts';
import { shopTable, shortTime } from './shopTable.ts';
import type { StaffClient } from './staffClient.ts';

/** What waits for its buyer is not to be packed. */
const stateWords = ({ fulfilment, confirmBy }: StaffOrder) => (confirmBy ? 'unconfirmed' : fulfilment);

const pathOf = (number: string) => `orders/${encodeURIComponent(number)}`;

export const orders: ShopCommand = async (client, { words: [number], options: { state, payment, search, most } }) => {
  if (number) {
    const order = await client.get<StaffOrderDetail>(pathOf(number));
    return { text: describeOrder(order), data: order };
  }
  const query = { fulfilment: state, payment, search, most: readCount(most, '--most', 1) };
  const data = await client.get<{ orders: StaffOrder[] }>('orders', query);
  const rows = data.orders.map((order) => [
    order.number,
    shortTime(order.placedAt),
    stateWords(order),
    order.payment.replaceAll('_', ' '),
    order.method,
    order.units,
    formatPrice(order.totalCents),
    order.name,
    `${order.address.city}, ${order.address.state}`,
  ]);
  const head = ['order', 'placed (UTC)', 'state', 'payment', 'paid by', 'units', 'total', 'for', 'to'];
  return { text: rows.length ? shopTable(head, rows) : 'No matching orders.', data };
};

/** One after the other: the first one that is refused ends it, and says which were done. */
async function stepAll(client: StaffClient, numbers: readonly string[], step: string) {
  const done: StaffOrderDetail[] = [];
  for (const number of numbers) {
    try {
      done.push(await client.post<StaffOrderDetail>(`${pathOf(number)}/${step}`));
    } catch (error) {
      if (!(error instanceof CliProblem) || !done.length) throw error;
      const names = done.map((order) => order.number).join(', ');
      throw new CliProblem(error.kind, `${error.message} Completed first: ${names}.`, error.code);
    }
  }
  return done;
}

const tell = (order: StaffOrderDetail) =>
  `${order.number} is ${order.fulfilment}; payment: ${order.payment.replaceAll('_', ' ')}.`;

export const pack: ShopCommand = async (client, { words }) => {
  const done = await stepAll(client, words, 'pack');
  return { text: done.map(tell).join('\n'), data: { orders: done } };
};

export const deliver: ShopCommand = async (client, { words }) => {
  const done = await stepAll(client, words, 'deliver');
  return { text: done.map(tell).join('\n'), data: { orders: done } };
};

export const ship: ShopCommand = async (client, { words: [number = ''], options: { tracking } }) => {
  const order = await client.post<StaffOrderDetail>(`${pathOf(number)}/ship`, { tracking });
  return { text: tell(order), data: order };
};

export const refund: ShopCommand = async (client, { words: [number = ''], options, lines }) => {
  const { reason, amount, id } = options;
  if (!reason) throw new CliProblem('usage', 'A reason is missing: add --reason "<text>".');
  const body = { id, reason, cents: readAmount(amount), lines: readLines(lines) };
  if (body.cents && body.lines) throw new CliProblem('usage', 'Give --amount or --line, not both.');
  const data = await client.post<{ cents: number; order: StaffOrderDetail }>(`${pathOf(number)}/refund`, body);
  return {
    text: `Refunding ${formatPrice(data.cents)} of ${data.order.number}. "orders ${data.order.number}" shows when it is done.`,
    data,
  };
};
