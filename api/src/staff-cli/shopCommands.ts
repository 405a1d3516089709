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
  '--shop <address>   the shop (default: $SHOP_URL, else http://localhost:$PORT or :3000)',
  "--by <name>        who is doing this (default: git's user, else yours here)",
  '--json             one JSON object on stdout',
];

const most: Options = { most: { type: 'string' } };
const mostHelp = '--most <number>    so many at most (default: 50)';

export const shopCommands = {
  orders: {
    usage: 'orders [<number>]',
    summary: 'lists orders, the newest first; with a number shows one whole',
    words: [0, 1],
    options: { state: { type: 'string' }, payment: { type: 'string' }, search: { type: 'string' }, ...most },
    help: [
      '--state <state>    new, packed, shipped, delivered, cancelled or returned',
      '--payment <state>  pending, authorised, paid, failed, voided, partly_refunded or refunded',
      '--search <text>    a part of a number, a name or an e-mail address',
      mostHelp,
    ],
  },
  pack: {
    usage: 'pack <number>...',
    summary: 'the order is packed; money that a provider promised is taken now',
    words: [1, 50],
    options: {},
    help: [],
  },
  ship: {
    usage: 'ship <number>',
    summary: 'the order is with the carrier; the shopper gets a mail',
    words: [1, 1],
    options: { tracking: { type: 'string' } },
    help: ['--tracking <text>  the carrier and its number, as the mail shows it'],
  },
  deliver: {
    usage: 'deliver <number>...',
    summary: 'the order has arrived; cash was paid at the door',
    words: [1, 50],
    options: {},
    help: [],
  },
  refund: {
    usage: 'refund <number> --reason <text>',
    summary: 'gives money back: all that is left, an amount, or some lines',
    words: [1, 1],
    options: {
      reason: { type: 'string' },
      amount: { type: 'string' },
      line: { type: 'string', multiple: true },
      id: { type: 'string' },
    },
    help: [
      '--reason <text>    why; it stays with the order',
      '--amount <dollars> such as 12.50',
      '--line <n>[x<m>]   line n of the order, m units of it (default: 1); several times for several lines',
      '--id <uuid>        the same id again is the same refund: for scripts that try again',
    ],
  },
  stock: {
    usage: 'stock [<sku>]',
    summary: 'lists stock, the least first; with a SKU counts it anew or adds to it',
    words: [0, 1],
    options: {
      set: { type: 'string' },
      add: { type: 'string' },
      search: { type: 'string' },
      below: { type: 'string' },
      ...most,
    },
    help: [
      '--set <units>      there are so many now (with a SKU)',
      '--add <units>      so many came in; --add=-2 takes two off (with a SKU)',
      '--search <text>    a part of a SKU or a title',
      '--below <units>    of which there are so many or fewer',
      mostHelp,
    ],
  },
  returns: {
    usage: 'returns [<id> | approve|refuse|receive|photos <id>]',
    summary: 'lists what shoppers want to send back; shows one, answers it, takes it in and refunds it',
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
      '--text <words>     what the shopper reads: why not (with refuse), or how (with approve)',
      '--restock          the goods can be sold again (with receive)',
      '--no-refund        the money went back another way (with receive)',
      '--folder <folder>  where its pictures are written (with photos); this one when not given',
      '--state <state>    open (default: all that are not at their end), requested, approved, refused, received, refunded or all',
      mostHelp,
    ],
  },
  reviews: {
    usage: 'reviews [publish|reject <id>...]',
    summary: 'lists reviews that a filter held; publishes or rejects them',
    words: [0, 51],
    options: { state: { type: 'string' }, ...most },
    help: ['--state <state>    waiting (default), published or rejected', mostHelp],
  },
  messages: {
    usage: 'messages [<id> | answer|close|reopen <id>]',
    summary: 'lists what was written to the shop; shows, answers or closes a message',
    words: [0, 2],
    options: {
      text: { type: 'string' },
      file: { type: 'string' },
      state: { type: 'string' },
      search: { type: 'string' },
      ...most,
    },
    help: [
      '--text <answer>    what the answer says (with answer)',
      '--file <path>      the same from a file; - reads what is piped in',
      '--state <state>    open (default), answered, closed, suspect (a robot, probably) or all',
      '--search <text>    a part of a name, an address, an order number or a message',
      mostHelp,
    ],
  },
  outbox: {
    usage: 'outbox [retry <id>...]',
    summary: 'lists mails and payment work that were given up; tries them again',
    words: [0, 51],
    options: {},
    help: [],
  },
  audit: {
    usage: 'audit [<subject>]',
    summary: 'who did what, the newest first: of an order, a SKU, "review 12"',
    words: [0, 1],
    options: { ...most },
    help: [mostHelp],
  },
  keys: {
    usage: 'keys rotate',
    summary: 'a new key signs sessions from now on; nobody is logged out',
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
    'The staff key is $STAFF_KEY, else the one that npm start made ($PAW_DATA/staff-key, .data/staff-key).',
  ];
  const codes = ['Exit codes: 0 done, 1 refused by the shop, 2 not understood, 3 no shop or wrong key.'];
  const parts = [lines, [...commonHelp, '--help             what a command takes'], [...keys, ...codes]];
  return ['npm run shop -- <command>', ...parts.flatMap((part) => ['', ...indent(part)])].join('\n');
}

export function describeOne({ usage, summary, help }: CommandShape): string {
  return [`npm run shop -- ${usage}`, '', `  ${summary}`, '', ...indent([...help, ...commonHelp])].join('\n');
}
