import { readFileSync } from 'node:fs';
import type { StaffMessage, StaffMessageDetail } from '../staff/messageSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import type { CommandOptions, CommandShape } from './CommandShape.ts';
import { mostOption, readCount } from './optionValues.ts';
import { oneLine, shopTable, shortTime, showFacts } from './shopTable.ts';

export const messageCommands: CommandShape[] = [
  {
    name: 'messages',
    arguments: '[id]',
    summary: 'list messages from customers; show, answer or close one',
    options: [
      {
        flags: '--state <state>',
        description: 'state of the message (default: open); suspect = probably spam',
        choices: ['open', 'answered', 'closed', 'suspect', 'all'],
      },
      { flags: '--search <text>', description: 'part of a name, an address, an order number or a message' },
      mostOption,
    ],
    commands: [
      {
        name: 'answer',
        arguments: '<id>',
        summary: 'answer a message by email, in the same thread',
        options: [
          { flags: '--text <answer>', description: 'the answer' },
          { flags: '--file <path>', description: 'the answer from a file; - reads standard input' },
        ],
        changes: true,
        async run({ client, words: [id = ''], options }) {
          const done = await client.post<StaffMessageDetail>(`${pathOf(id)}/answer`, { answer: readAnswer(options) });
          return { text: `${tell(done)} Sending the answer to ${oneLine(done.email)}.`, data: done };
        },
      },
      moving('close', 'close a message without an answer'),
      moving('reopen', 'open a closed message again'),
    ],
    async run({ client, words: [id], options: { state, search, most } }) {
      if (id !== undefined) {
        const message = await client.get<StaffMessageDetail>(pathOf(id));
        return { text: describe(message), data: message };
      }
      const data = await client.get<{ messages: StaffMessage[] }>('messages', { state, search, most });
      return { text: listOf(data.messages), data };
    },
  },
];

function moving(name: string, summary: string): CommandShape {
  return {
    name,
    arguments: '<id>',
    summary,
    changes: true,
    async run({ client, words: [id = ''] }) {
      const done = await client.post<StaffMessageDetail>(`${pathOf(id)}/${name}`);
      return { text: tell(done), data: done };
    },
  };
}

const pathOf = (id: string) => `messages/${readCount(id, 'message', 1)}`;

const tell = ({ id, state }: StaffMessageDetail) => `Message ${id} is ${state}.`;

/** `--text`, or `--file` with a path; `-` reads standard input. */
function readAnswer({ text, file }: CommandOptions): string {
  if ((text === undefined) === (file === undefined)) {
    throw new CliProblem(
      'usage',
      'The answer is missing: add --text "<answer>", or --file <path> (- reads standard input).',
    );
  }
  if (file === undefined) return text ?? '';
  try {
    const answer = readFileSync(file === '-' ? 0 : file, 'utf8').trim();
    if (answer) return answer;
  } catch (error) {
    throw new CliProblem('usage', `${file} cannot be read: ${(error as Error).message}`);
  }
  throw new CliProblem('usage', `${file} is empty.`);
}

function listOf(found: StaffMessage[]): string {
  if (!found.length) return 'No open messages.';
  const rows = found.map(({ id, receivedAt, state, subject, name, message }) => [
    id,
    shortTime(receivedAt),
    state,
    subject,
    name,
    shorten(oneLine(message)),
  ]);
  return shopTable(['id', 'received (UTC)', 'state', 'about', 'from', 'begins'], rows);
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Line by line, so that control characters in a customer's text do not reach the terminal. */
const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${oneLine(line)}`.trimEnd())
    .join('\n');

function describe({ id, receivedAt, state, subject, name, email, orderNumber, message, answers }: StaffMessageDetail) {
  return [
    showFacts([
      ['message', `${id}, received ${shortTime(receivedAt)} UTC, ${state}`],
      ['about', [subject, orderNumber && `order ${orderNumber}`].filter(Boolean).join(', ')],
      ['from', `${name}, ${email}`],
    ]),
    indented(message),
    ...answers.map(({ at, who, answer }) => `answered ${shortTime(at)} UTC by ${oneLine(who)}\n${indented(answer)}`),
  ].join('\n\n');
}
