import { licensed, licenses, scripted } from './auditRules.mjs';

/** Of a package's path in the lockfile: `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (path) => path.split('node_modules/').at(-1);
const isMatch = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);

/** Entries of the lockfile that are installed; workspaces are our own. */
const listPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({ path, name: entry.name ?? nameOf(path), ...entry }));

/**
 * Every package comes from the registry that npm is set to, and has the hash of its bytes. `.npmrc` keeps the registry's
 * addresses out of the lockfile: an entry with an address comes from somewhere else.
 */
export function checkIntegrity(lockfile) {
  const outside = Object.entries(lockfile.packages).filter(
    ([, { link, resolved }]) => link && /^\.\.|^\/|:/.test(resolved),
  );
  return [
    ...outside.map(([path]) => `package-lock.json: ${path} links to a folder outside the repository (audit-integrity)`),
    ...listPackages(lockfile).flatMap(({ path, integrity, resolved, inBundle }) => {
      if (resolved !== undefined) {
        return [
          `package-lock.json: ${path} comes from an address of its own: use a version of the registry (audit-integrity)`,
        ];
      }
      // It is in another package's bytes.
      if (inBundle || /^sha512-[\w+/]{86}==$/.test(integrity ?? '')) return [];
      return [
        `package-lock.json: ${path} has no sha512 hash: delete the entry and run "npm install" (audit-integrity)`,
      ];
    }),
  ];
}

/** Licenses of everything that is not for development alone. */
export function checkLicenses(lockfile, rules = { licenses, licensed }) {
  const shipped = listPackages(lockfile).filter(({ dev }) => !dev);
  const excepted = Object.keys(rules.licensed);
  const refused = shipped.filter(({ license }) => !isAllowed(license, rules.licenses));
  const lacking = refused.filter(({ name }) => !excepted.some((pattern) => isMatch(pattern, name)));
  const unused = excepted.filter((pattern) => !refused.some(({ name }) => isMatch(pattern, name)));
  return [
    ...new Set(
      lacking.map(
        ({ name, license = 'no license' }) => `${name}: ${license} is not an allowed license (audit-licenses)`,
      ),
    ),
    ...unused.map(
      (pattern) => `tools/check/audit/auditRules.mjs: no package needs the exception "${pattern}" (audit-licenses)`,
    ),
  ];
}

/** @param license an SPDX expression: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT` */
function isAllowed(license, allowed) {
  if (typeof license !== 'string') return false;
  const ways = license.replaceAll(/[()]/g, '').split(' OR ');
  return ways.some((way) => way.split(' AND ').every((one) => allowed.includes(one)));
}

/** Packages that may run code on every machine that installs them. */
export function checkScripts(lockfile, allowed = scripted) {
  const found = new Set(
    listPackages(lockfile)
      .filter((entry) => entry.hasInstallScript)
      .map(({ name }) => name),
  );
  const strange = [...found].filter((name) => !(name in allowed));
  const unused = Object.keys(allowed).filter((name) => !found.has(name));
  return [
    ...strange.map(
      (name) => `${name} runs a script when it is installed: read it, and list it with a reason (audit-scripts)`,
    ),
    ...unused.map(
      (name) => `tools/check/audit/auditRules.mjs: ${name} runs no script when it is installed (audit-scripts)`,
    ),
  ];
}
