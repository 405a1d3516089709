import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

export interface CommandShape {
  usage: string;
  summary: string;
  /** Fewest and most words after the command. */
  words: [number, number];
  options: Options;
  help: string[];
}

export const commonOptions: Options = {
  shop: { type: 'string' },
  by: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

const commonHelp = [
  '--shop <address>   address of the store (default: $SHOP_URL, else http://localhost:$PORT or :3000)',
  '--by <name>        who is doing this (default: the git user, else the system user)',
  '--json             print one JSON object',
];

const most: Options = { most: { type: 'string' } };
const mostHelp = '--most <number>    maximum number of results (default: 50)';

export const shopCommands = {
  orders: {
    usage: 'orders [<number>]',
    summary: 'list orders, newest first; with a number, show one in full',
    words: [0, 1],
    options: { state: { type: 'string' }, payment: { type: 'string' }, search: { type: 'string' }, ...most },
    help: [
      '--state <state>    new, packed, shipped, delivered, cancelled or returned',
      '--payment <state>  pending, authorised, paid, failed, voided, partly_refunded or refunded',
      '--search <text>    part of a number, a name or an email address',
      mostHelp,
    ],
  },
  pack: {
    usage: 'pack <number>...',
    summary: 'mark as packed; captures an authorized card payment',
    words: [1, 50],
    options: {},
    help: [],
  },
  ship: {
    usage: 'ship <number>',
    summary: 'mark as shipped; the customer gets an email',
    words: [1, 1],
    options: { tracking: { type: 'string' } },
    help: ['--tracking <text>  carrier and tracking number, as the email shows it'],
  },
  deliver: {
    usage: 'deliver <number>...',
    summary: 'mark as delivered; a payment on delivery counts as paid',
    words: [1, 50],
    options: {},
    help: [],
  },
  refund: {
    usage: 'refund <number> --reason <text>',
    summary: 'refund the rest of an order, an amount, or some lines',
    words: [1, 1],
    options: {
      reason: { type: 'string' },
      amount: { type: 'string' },
      line: { type: 'string', multiple: true },
      id: { type: 'string' },
    },
    help: [
      '--reason <text>    why; saved with the order',
      '--amount <dollars> for example 12.50',
      '--line <n>[x<m>]   line n of the order, m units of it (default: 1); repeat for several lines',
      '--id <uuid>        a repeated id is the same refund: for scripts that retry',
    ],
  },
  stock: {
    usage: 'stock [<sku>]',
    summary: 'list stock, lowest first; with a SKU, set or change its count',
    words: [0, 1],
    options: {
      set: { type: 'string' },
      add: { type: 'string' },
      search: { type: 'string' },
      below: { type: 'string' },
      ...most,
    },
    help: [
      '--set <units>      set the count to this number (with a SKU)',
      '--add <units>      add this many units; --add=-2 removes two (with a SKU)',
      '--search <text>    part of a SKU or a title',
      '--below <units>    only SKUs with this many units or fewer',
      mostHelp,
    ],
  },
  returns: {
    usage: 'returns [<id> | approve|refuse|receive|photos <id>]',
    summary: 'list return requests; show, answer, receive and refund one',
    words: [0, 2],
    options: {
      text: { type: 'string' },
      restock: { type: 'boolean' },
      'no-refund': { type: 'boolean' },
      folder: { type: 'string' },
      state: { type: 'string' },
      ...most,
    },
    help: [
      '--text <words>     what the customer reads: why not (with refuse), or how to return it (with approve)',
      '--restock          put the items back in stock (with receive)',
      '--no-refund        already refunded some other way (with receive)',
      '--folder <folder>  where to save its photos (with photos; default: the current folder)',
      '--state <state>    open (default: not finished), requested, approved, refused, received, refunded or all',
      mostHelp,
    ],
  },
  reviews: {
    usage: 'reviews [publish|reject <id>...]',
    summary: 'list reviews that a filter held; publish or reject them',
    words: [0, 51],
    options: { state: { type: 'string' }, ...most },
    help: ['--state <state>    waiting (default), published or rejected', mostHelp],
  },
  messages: {
    usage: 'messages [<id> | answer|close|reopen <id>]',
    summary: 'list messages from customers; show, answer or close one',
    words: [0, 2],
    options: {
      text: { type: 'string' },
      file: { type: 'string' },
      state: { type: 'string' },
      search: { type: 'string' },
      ...most,
    },
    help: [
      '--text <answer>    the answer (with answer)',
      '--file <path>      the answer from a file; - reads standard input',
      '--state <state>    open (default), answered, closed, suspect (probably spam) or all',
      '--search <text>    part of a name, an address, an order number or a message',
      mostHelp,
    ],
  },
  outbox: {
    usage: 'outbox [retry <id>...]',
    summary: 'list failed emails and payment jobs; retry them',
    words: [0, 51],
    options: {},
    help: [],
  },
  audit: {
    usage: 'audit [<subject>]',
    summary: 'who did what, newest first: for an order, a SKU, "review 12"',
    words: [0, 1],
    options: { ...most },
    help: [mostHelp],
  },
  keys: {
    usage: 'keys rotate',
    summary: 'sign sessions with a new key; no one is logged out',
    words: [1, 1],
    options: {},
    help: [],
  },
} satisfies Record<string, CommandShape>;

export type ShopCommandName = keyof typeof shopCommands;

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

export function describeAll(): string {
  const shapes = Object.values(shopCommands);
  const column = Math.max(...shapes.map(({ usage }) => usage.length)) + 2;
  const lines = shapes.map(({ usage, summary }) => `${usage.padEnd(column)}${summary}`);
  const keys = [
    'The staff key is $STAFF_KEY, else the one that npm start created ($PAW_DATA/staff-key, .data/staff-key).',
  ];
  const codes = ['Exit codes: 0 = done, 1 = refused by the store, 2 = invalid arguments, 3 = no store or wrong key.'];
  const parts = [lines, [...commonHelp, '--help             show the options of a command'], [...keys, ...codes]];
  return ['npm run shop -- <command>', ...parts.flatMap((part) => ['', ...indent(part)])].join('\n');
}

export function describeOne({ usage, summary, help }: CommandShape): string {
  return [`npm run shop -- ${usage}`, '', `  ${summary}`, '', ...indent([...help, ...commonHelp])].join('\n');
}
