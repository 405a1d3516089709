import type { Fleet } from './Fleet.ts';

/** Labels of an alert, its name among them. */
type Alert = { alertname: string } & Record<string, string>;

/** What can happen to machines, and which alerts of docs/runbooks/alerts.md it must fire. */
interface Trouble {
  what: string;
  /** Labels of each alert. The third machine has no api, so an alert about that one fires all the time. */
  alertsAt: (fleet: Fleet) => Alert[];
  begin: (fleet: Fleet) => Promise<unknown>;
  end: (fleet: Fleet) => Promise<unknown>;
}

/** The machine to which something happens, for a role that it has. */
const one = ({ machines: [, machine] }: Fleet) => {
  if (!machine) throw new Error('There is no second machine.');
  return machine;
};

const aboutOne = (fleet: Fleet, job: string, port: number, proxy: string): Alert[] => [
  { alertname: 'ProcessDown', job, instance: `${one(fleet).node}:${port}` },
  { alertname: 'ServerOut', proxy, server: 'node2', instance: `${fleet.nodes[0]}:8404` },
];

const killAll = (role: 'shell' | 'api') => (fleet: Fleet) =>
  Promise.all(fleet.machinesWith(role).map((machine) => machine.kill(role)));

export const troubles: readonly Trouble[] = [
  {
    what: 'a shell is killed',
    alertsAt: (fleet) => aboutOne(fleet, 'shell', 3201, 'shells'),
    begin: (fleet) => one(fleet).kill('shell'),
    end: async (fleet) => {
      one(fleet).startRole('shell');
      await one(fleet).untilReady('shell');
    },
  },
  {
    what: 'an api cannot be reached',
    alertsAt: (fleet) => aboutOne(fleet, 'api', 4200, 'apis'),
    begin: async (fleet) => one(fleet).freeze('api'),
    end: async (fleet) => one(fleet).thaw('api'),
  },
  {
    what: 'all shells are killed',
    alertsAt: () => [{ alertname: 'NoShell' }],
    begin: killAll('shell'),
    end: (fleet) => fleet.startAll('shell'),
  },
  {
    what: 'all apis are killed',
    alertsAt: () => [{ alertname: 'NoApi' }],
    begin: killAll('api'),
    end: (fleet) => fleet.startAll('api'),
  },
  {
    // A standby takes over in 4 s, and no one has to act: NoPrimary waits for 30 s.
    what: 'the primary of the database is killed and no standby can follow',
    alertsAt: () => [{ alertname: 'NoPrimary' }, { alertname: 'DatabaseAway' }],
    begin: async ({ database }) => {
      const primary = await database.findPrimary();
      await database.end('patroni', await database.findStandby());
      await database.kill('patroni', primary);
      await database.kill('postgres', primary);
    },
    end: async ({ database, nodes }) => {
      for (const node of nodes.slice(0, 2)) database.startPart('patroni', node);
      await database.untilWhole();
    },
  },
];
