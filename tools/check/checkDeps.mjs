import { checkDeclared, readDeclarations } from './checkDeclared.mjs';
import { checkFloors } from './checkFloors.mjs';
import { checkRegistered, readRegistrations } from './checkRegistered.mjs';
import { checkRings } from './checkRings.mjs';
import { readImportGraph } from './importGraph.mjs';

/** Every workspace is registered and declares what it imports; who may import whom, the api's floors, and no rings. */
export async function checkDeps() {
  const findings = [...checkRegistered(await readRegistrations()), ...checkDeclared(readDeclarations())];
  const { files, violations } = await readImportGraph();
  return [...findings, ...violations, ...checkFloors(files), ...checkRings(files)];
}
