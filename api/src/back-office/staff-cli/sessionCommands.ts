import { CliProblem } from './CliProblem.ts';
import type { CommandShape } from './CommandShape.ts';

export const sessionCommands: CommandShape[] = [
  {
    name: 'sessions',
    summary: 'where members are logged in',
    commands: [
      {
        name: 'end',
        summary: 'log a member out everywhere',
        options: [{ flags: '--account <email>', description: 'email address of the member' }],
        changes: true,
        async run({ client, options: { account: email } }) {
          if (!email) throw new CliProblem('usage', 'Say whose sessions end: add --account maya@example.com.');
          const data = await client.post<{ account: string }>('sessions/end', { email });
          return { text: `All sessions of ${email} have ended (account ${data.account}).`, data };
        },
      },
    ],
  },
];
