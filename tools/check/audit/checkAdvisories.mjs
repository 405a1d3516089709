import { spawn } from 'node:child_process';
import { root } from '../../root.mjs';
import { harmless } from './auditRules.mjs';

/** ms; a machine without a network must not wait. */
const patience = 15_000;

/**
 * Known vulnerabilities of the installed versions, as npm's registry knows them.
 * @returns findings, and `unknown`: why it could not be asked, which is no finding
 */
export async function checkAdvisories({ cwd = root, args = [], accepted = harmless, today = new Date() } = {}) {
  const { report, why } = await askNpm(cwd, args);
  if (!report) return { findings: [], unknown: why };
  const advisories = new Map(
    Object.values(report.vulnerabilities)
      .flatMap(({ via }) => via.filter((each) => typeof each === 'object'))
      .map((each) => [each.url, each]),
  );
  const day = today.toISOString().slice(0, 10);
  const isAccepted = (id) => id in accepted && day <= accepted[id].until;
  return {
    findings: [...advisories.values()].flatMap(({ name, severity, title, url, range }) => {
      const id = url.split('/').at(-1);
      return isAccepted(id) ? [] : [`${name} ${range}: ${title} (${severity}, ${id}; audit-advisories)`];
    }),
  };
}

async function askNpm(cwd, args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const [command, ...before] = npm?.endsWith('.js') && node ? [node, npm] : ['npm'];
  const asked = ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${patience / 2}`, ...args];
  const child = spawn(command, [...before, ...asked], {
    cwd,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32' && before.length === 0,
    timeout: patience,
  });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  const ended = await new Promise((resolve) => {
    child.on('error', (error) => resolve(`npm could not be run: ${error.message}`));
    child.on('close', (_, signal) => resolve(signal ? `no answer within ${patience / 1000} s` : undefined));
  });
  if (ended) return { why: ended };
  try {
    const report = JSON.parse(text);
    if (report.vulnerabilities) return { report };
    // The registry's name is the machine's business.
    const reason = String(report.message ?? report.error?.summary ?? 'no report');
    return { why: reason.replaceAll(/\w+:\/\/\S+/g, 'the registry').trim() };
  } catch {
    return { why: 'npm gave no report' };
  }
}
