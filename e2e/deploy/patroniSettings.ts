import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../world/shopProcess.ts';

/**
 * Patroni's file for one machine: the settings of docs/runbooks/deploy.md as written there, and addresses.
 * @param bin the folder with the programs of PostgreSQL
 */
export function patroniSettings(nodes: readonly string[], node: string, dataFolder: string, bin: string): string {
  const runbook = readFileSync(join(checkout, 'docs/runbooks/deploy.md'), 'utf8');
  const settings = /```yaml\n(bootstrap:\n[^`]+)```/.exec(runbook)?.[1];
  if (!settings) throw new Error('docs/runbooks/deploy.md has no settings for Patroni.');
  const restapi = { listen: `${node}:8008`, connect_address: `${node}:8008` };
  const postgresql = {
    listen: `${node}:5432`,
    connect_address: `${node}:5432`,
    data_dir: dataFolder,
    bin_dir: bin,
    pgpass: `${dataFolder}.pgpass`,
    authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
    pg_hba: ['host all all 127.0.0.0/8 trust', 'host replication all 127.0.0.0/8 trust'],
    parameters: { unix_socket_directories: '' },
  };
  // JSON is YAML.
  return [
    'scope: paw',
    `name: node${nodes.indexOf(node) + 1}`,
    `restapi: ${JSON.stringify(restapi)}`,
    `etcd3: ${JSON.stringify({ hosts: nodes.map((address) => `${address}:2379`) })}`,
    `${settings}  initdb: ${JSON.stringify([{ encoding: 'UTF8' }, { locale: 'C' }])}`,
    `postgresql: ${JSON.stringify(postgresql)}`,
    '',
  ].join('\n');
}
