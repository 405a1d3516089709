import { join } from 'node:path';
import ts from 'typescript';

/**
 * A TypeScript transformer for a remote's `src/remote.tsx`: it accepts hot updates of pages and slots, and notifies the
 * shell, which imports the module again. A page exports its loader beside its component, so react-refresh alone would
 * reload the whole document.
 *
 * Chunks of another kind are left alone: what `start` made (the cart) cannot be made twice in one document.
 */
export function acceptPages(folder: string): ts.TransformerFactory<ts.SourceFile> {
  const remoteFile = join(folder, 'src/remote.tsx');
  return ({ factory }) =>
    (file) => {
      const parts = file.fileName === remoteFile ? listParts(file) : [];
      if (!parts.length) return file;
      // Printed unchanged.
      const call = factory.createIdentifier(
        `import.meta.webpackHot.accept(${JSON.stringify(parts)}, () => dispatchEvent(new CustomEvent('dev:parts-changed', { detail: __APP__ })))`,
      );
      return factory.updateSourceFile(file, [...file.statements, factory.createExpressionStatement(call)]);
    };
}

/**
 * The files behind each `import()` whose chunk is named `page-…` or `slot-…`, and each imported `…Ways.ts`: a page's loader may be in a
 * chunk that both such a module and the page import.
 */
function listParts(file: ts.SourceFile): string[] {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [path] = node.arguments;
      // With the comment before it.
      const isPart = /webpackChunkName: "(page|slot)-/.test(path?.getFullText(file) ?? '');
      if (isPart && path && ts.isStringLiteral(path)) found.add(path.text);
    }
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text } = node.moduleSpecifier;
      if (/^\..*Ways\.ts$/.test(text)) found.add(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found];
}
