import { readFileSync } from 'node:fs';
import type { StaffMessage, StaffMessageDetail } from '../staff/messageSchemas.ts';
import { CliProblem } from './CliProblem.ts';
import type { ShopCommand } from './ShopCommand.ts';
import type { ShopLine } from './shopLine.ts';
import { readCount } from './shopLine.ts';
import { oneLine, shopTable, shortTime } from './shopTable.ts';

const actions = ['answer', 'close', 'reopen'];

export const messages: ShopCommand = async (client, line) => {
  const [first, second, ...more] = line.words;
  if (first === undefined) {
    const { state, search, most } = line.options;
    const query = { state, search, most: readCount(most, '--most', 1) };
    const data = await client.get<{ messages: StaffMessage[] }>('messages', query);
    return { text: listOf(data.messages), data };
  }
  if (!actions.includes(first)) {
    if (second !== undefined) {
      throw new CliProblem('usage', `Unknown action "${first}" for messages. Use ${actions.join(', ')}.`);
    }
    const message = await client.get<StaffMessageDetail>(`messages/${readCount(first, 'message', 1)}`);
    return { text: describe(message), data: message };
  }
  if (second === undefined || more.length) {
    throw new CliProblem('usage', `The id is missing: write "npm run shop -- messages ${first} <id>".`);
  }
  const body = first === 'answer' ? { answer: readAnswer(line.options) } : undefined;
  const done = await client.post<StaffMessageDetail>(`messages/${readCount(second, 'message', 1)}/${first}`, body);
  const tail = first === 'answer' ? ` Sending the answer to ${oneLine(done.email)}.` : '';
  return { text: `Message ${done.id} is ${done.state}.${tail}`, data: done };
};

/** `--text`, or `--file` with a path; `-` reads standard input. */
function readAnswer({ text, file }: ShopLine['options']): string {
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

/** Line by line, so that nothing that strangers typed moves the cursor. */
const indented = (text: string) =>
  text
    .split('\n')
    .map((line) => `    ${oneLine(line)}`.trimEnd())
    .join('\n');

function describe({ id, receivedAt, state, subject, name, email, orderNumber, message, answers }: StaffMessageDetail) {
  const facts: [string, string][] = [
    ['message', `${id}, received ${shortTime(receivedAt)} UTC, ${state}`],
    ['about', [subject, orderNumber && `order ${orderNumber}`].filter(Boolean).join(', ')],
    ['from', `${name}, ${email}`],
  ];
  return [
    facts.map(([label, value]) => `${label.padEnd(9)}${oneLine(value)}`).join('\n'),
    indented(message),
    ...answers.map(({ at, who, answer }) => `answered ${shortTime(at)} UTC by ${oneLine(who)}\n${indented(answer)}`),
  ].join('\n\n');
}
