import { orWords, runTool } from './runTool.mjs';

const meanings = {
  files: 'nothing imports this file',
  dependencies: 'nothing imports this dependency',
  devDependencies: 'nothing uses this development dependency',
  optionalPeerDependencies: 'is imported, but only an optional peer',
  unlisted: 'is imported, but not in package.json',
  binaries: 'is called, but not in package.json',
  unresolved: 'cannot be resolved',
  exports: 'nothing imports this export',
  types: 'nothing imports this type',
  enumMembers: 'nothing uses this member',
  namespaceMembers: 'nothing uses this member',
  duplicates: 'is exported twice',
};

/** Files, exports and dependencies that nothing uses: `knip.json`. */
export async function checkDead() {
  const result = await runTool('knip/bin/knip.js', ['--reporter', 'json', '--no-progress', '--no-config-hints']);
  if (!result.stdout.trim().startsWith('{')) return orWords([], { ...result, code: result.code || 1 });
  const { issues } = JSON.parse(result.stdout);
  const findings = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      (Array.isArray(found) ? found : []).map((one) => {
        const name = Array.isArray(one) ? one.map((same) => same.name).join(', ') : one.name;
        const place = one.line ? `${file}:${one.line}` : file;
        return `${place}: ${name === file ? '' : `${name}: `}${meanings[kind] ?? kind} (${kind})`;
      }),
    ),
  );
  return orWords(findings, result);
}
