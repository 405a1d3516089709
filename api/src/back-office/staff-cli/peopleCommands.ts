import { staffScopes } from '../staff-key/staffScopes.ts';
import type { CommandShape, OptionShape } from './CommandShape.ts';
import { readDay, readScopes } from './optionValues.ts';
import { CliProblem } from './CliProblem.ts';
import { shopTable, shortTime } from './shopTable.ts';

interface People {
  people: { name: string; scopes: string[]; createdBy: string; expiresAt: string; usedAt: string | null }[];
}
interface Made {
  name: string;
  key: string;
  expiresAt: string;
}

const until: OptionShape = { flags: '--until <day>', description: 'its last day, such as 2027-01-31', read: readDay };
const may: OptionShape = {
  flags: '--may <scopes>',
  description: `what it opens: ${staffScopes.join(', ')}; several with commas, or all`,
  read: readScopes,
};
const path = (name: string, action: string) => `people/${encodeURIComponent(name)}/${action}`;
const words = ({ name, key, expiresAt }: Made) =>
  `The key of ${name}, until ${shortTime(expiresAt)} UTC. It is shown only now; ${name} sets STAFF_KEY to it:\n${key}`;

/** Who of the staff has a key. `add` and `rotate` have no dry run: it would show a key that opens nothing. */
export const peopleCommands: CommandShape[] = [
  {
    name: 'staff',
    summary: 'list who has a key; give one, replace it, end it',
    commands: [
      {
        name: 'add',
        arguments: '<name>',
        summary: 'make a key for a person; it is shown once',
        options: [may, until],
        async run({ client, words: [name], options }) {
          if (!options.may || !options.until) {
            throw new CliProblem('usage', 'A key needs rights and an end: add --may orders,stock --until 2027-01-31.');
          }
          const data = await client.post<Made>('people', { name, scopes: options.may, until: options.until });
          return { text: words(data), data };
        },
      },
      {
        name: 'rotate',
        arguments: '<name>',
        summary: 'make another key for a person; the old one ends now',
        options: [until],
        async run({ client, words: [name = ''], options }) {
          const data = await client.post<Made>(path(name, 'rotate'), { until: options.until });
          return { text: words(data), data };
        },
      },
      {
        name: 'revoke',
        arguments: '<name>',
        summary: 'end the key of a person now',
        changes: true,
        async run({ client, words: [name = ''] }) {
          const data = await client.post<{ name: string }>(path(name, 'revoke'));
          return { text: `The key of ${data.name} opens nothing any more.`, data };
        },
      },
    ],
    async run({ client }) {
      const data = await client.get<People>('people');
      const rows = data.people.map(({ name, scopes, createdBy, expiresAt, usedAt }) => [
        name,
        scopes.join(','),
        shortTime(expiresAt),
        usedAt ? shortTime(usedAt) : 'never',
        createdBy,
      ]);
      const text = rows.length
        ? shopTable(['name', 'may', 'until (UTC)', 'used (UTC)', 'given by'], rows)
        : 'No one has a key yet: add one with "npm run shop -- staff add <name> --may all --until 2027-01-31".';
      return { text, data };
    },
  },
];
