import { formatPrice } from '@paw/rules/formatPrice.ts';
import type { StaffOrder, StaffOrderDetail } from '../staff/staffSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import type { CommandShape } from './CommandShape.ts';
import { describeOrder } from './describeOrder.ts';
import { mostOption, readAmount, readLine } from './optionValues.ts';
import { shopTable, shortTime } from './shopTable.ts';

export const orderCommands: CommandShape[] = [
  {
    name: 'orders',
    arguments: '[number]',
    summary: 'list orders, newest first; with a number, show one in full',
    options: [
      {
        flags: '--state <state>',
        description: 'state of the order',
        choices: ['new', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'],
      },
      {
        flags: '--payment <state>',
        description: 'state of the payment',
        choices: ['pending', 'authorised', 'paid', 'failed', 'voided', 'partly_refunded', 'refunded'],
      },
      { flags: '--search <text>', description: 'part of a number, a name or an email address' },
      mostOption,
    ],
    async run({ client, words: [number], options: { state, payment, search, most } }) {
      if (number) {
        const order = await client.get<StaffOrderDetail>(pathOf(number));
        return { text: describeOrder(order), data: order };
      }
      const data = await client.get<{ orders: StaffOrder[] }>('orders', { fulfilment: state, payment, search, most });
      return { text: listOf(data.orders), data };
    },
  },
  moving('pack', 'mark as packed; captures an authorized card payment'),
  {
    name: 'ship',
    arguments: '<number>',
    summary: 'mark as shipped; the customer gets an email',
    options: [{ flags: '--tracking <text>', description: 'carrier and tracking number, as the email shows it' }],
    changes: true,
    async run({ client, words: [number = ''], options: { tracking } }) {
      const order = await client.post<StaffOrderDetail>(`${pathOf(number)}/ship`, { tracking });
      return { text: tell(order), data: order };
    },
  },
  moving('deliver', 'mark as delivered; a payment on delivery counts as paid'),
  {
    name: 'refund',
    arguments: '<number>',
    summary: 'refund the rest of an order, an amount, or some lines',
    options: [
      { flags: '--reason <text>', description: 'why; saved with the order (required)' },
      { flags: '--amount <dollars>', description: 'for example 12.50', read: readAmount },
      {
        flags: '--line <n[xm]>',
        description: 'line n of the order, m units of it (default: 1); repeat for several lines',
        read: readLine,
        repeats: true,
      },
      { flags: '--id <uuid>', description: 'a repeated id is the same refund: for scripts that retry' },
    ],
    changes: true,
    async run({ client, words: [number = ''], options: { reason, amount, line, id } }) {
      if (!reason) throw new CliProblem('usage', 'A reason is missing: add --reason "<text>".');
      if (amount && line) throw new CliProblem('usage', 'Give --amount or --line, not both.');
      const body = { id, reason, cents: amount, lines: line };
      const data = await client.post<{ cents: number; order: StaffOrderDetail }>(`${pathOf(number)}/refund`, body);
      const { number: name } = data.order;
      return {
        text: `Refunding ${formatPrice(data.cents)} of ${name}. "orders ${name}" shows when it is done.`,
        data,
      };
    },
  },
];

/** Orders move one after another: the first refusal ends the command, and its message lists what was done before. */
function moving(name: string, summary: string): CommandShape {
  return {
    name,
    arguments: '<number...>',
    summary,
    changes: true,
    async run({ client, words, isDryRun }) {
      const done: StaffOrderDetail[] = [];
      for (const number of words) {
        try {
          done.push(await client.post<StaffOrderDetail>(`${pathOf(number)}/${name}`));
        } catch (error) {
          if (!(error instanceof CliProblem) || !done.length) throw error;
          const numbers = done.map((order) => order.number).join(', ');
          const before = isDryRun ? 'Would be completed first' : 'Completed first';
          throw new CliProblem(error.kind, `${error.message} ${before}: ${numbers}.`, error.code);
        }
      }
      return { text: done.map(tell).join('\n'), data: { orders: done } };
    },
  };
}

const pathOf = (number: string) => `orders/${encodeURIComponent(number)}`;

const tell = (order: StaffOrderDetail) =>
  `${order.number} is ${order.fulfilment}; payment: ${order.payment.replaceAll('_', ' ')}.`;

function listOf(orders: StaffOrder[]): string {
  if (!orders.length) return 'No matching orders.';
  const rows = orders.map((order) => [
    order.number,
    shortTime(order.placedAt),
    // An order that waits for its buyer's confirmation is not to be packed.
    order.confirmBy ? 'unconfirmed' : order.fulfilment,
    order.payment.replaceAll('_', ' '),
    order.method,
    order.units,
    formatPrice(order.totalCents),
    order.name,
    `${order.address.city}, ${order.address.state}`,
  ]);
  return shopTable(['order', 'placed (UTC)', 'state', 'payment', 'paid by', 'units', 'total', 'for', 'to'], rows);
}
