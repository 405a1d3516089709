import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.mjs';

/** Every TypeScript file below `folder` (relative to the repository), with the packages and files it imports by value. */
export function listValueImports(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.d\.ts$|(^|\/)(node_modules|dist|coverage)\//.test(path))
    .map((path) => ({
      path,
      isTest: /\.test\.tsx?$|\/testing\//.test(path),
      imports: importsOf(path, readFileSync(join(root, path), 'utf8')),
    }));
}

/** What a file's text imports by value: not what TypeScript erases. */
export function importsOf(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const found = new Set();
  const visit = (node) => {
    const name = importedByValue(node);
    if (name) found.add(name);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}

/** What this node imports; undefined for `import type` and for an import of types alone. */
function importedByValue(node) {
  if (ts.isImportDeclaration(node)) return hasValue(node.importClause) ? node.moduleSpecifier.text : undefined;
  if (ts.isExportDeclaration(node) && node.moduleSpecifier)
    return node.isTypeOnly ? undefined : node.moduleSpecifier.text;
  if (!ts.isCallExpression(node) || !node.arguments[0] || !ts.isStringLiteralLike(node.arguments[0])) return undefined;
  const { expression } = node;
  const isImport = expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport || (ts.isIdentifier(expression) && expression.text === 'require')
    ? node.arguments[0].text
    : undefined;
}

function hasValue(clause) {
  if (!clause) return true;
  if (clause.isTypeOnly) return false;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || ts.isNamespaceImport(namedBindings)) return true;
  return namedBindings.elements.some((element) => !element.isTypeOnly);
}
