import { securityEventKinds } from '../../platform/database/SecurityEvent.ts';
import type { CommandShape } from './CommandShape.ts';
import { mostOption, readSince } from './optionValues.ts';
import { shopTable, shortTime } from './shopTable.ts';

interface Events {
  events: {
    at: string;
    kind: string;
    outcome: string;
    person: string | null;
    way: string | null;
    reason: string | null;
    route: string | null;
    caller: string | null;
    times: number;
  }[];
}

export const eventCommands: CommandShape[] = [
  {
    name: 'events',
    summary: 'sign-ins, changes to them, staff keys, and what was refused, newest first',
    options: [
      { flags: '--since <time>', description: 'a day (2027-01-31), or how long ago: 90m, 2h, 3d', read: readSince },
      { flags: '--person <person>', description: 'email address or account id of a member, or name of a staff key' },
      { flags: '--kind <kind>', description: 'only these', choices: securityEventKinds },
      { flags: '--refused', description: 'only what was refused' },
      mostOption,
    ],
    async run({ client, options: { since, person, kind, refused, most } }) {
      const outcome = refused ? 'refused' : undefined;
      const data = await client.get<Events>('events', { since, person, kind, outcome, most });
      const rows = data.events.map((each) => [
        shortTime(each.at),
        each.kind,
        each.times > 1 ? `${each.outcome} x ${each.times}` : each.outcome,
        each.person ?? '',
        each.way ?? '',
        each.reason ?? '',
        each.route ?? '',
        each.caller ?? '',
      ]);
      const head = ['at (UTC)', 'kind', 'outcome', 'who', 'with', 'why', 'call', 'caller'];
      return { text: rows.length ? shopTable(head, rows) : 'No events.', data };
    },
  },
];
