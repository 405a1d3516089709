import ts from 'typescript';

/**
 * A TypeScript transformer that writes relative imports with the ending of the compiled file: `./price.ts` becomes
 * `./price.js`. Only where the path is written out, because the compiler's own option (`rewriteRelativeImportExtensions`) wraps every
 * other `import()` in a call that webpack cannot look into.
 */
export const compiledEndings: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const { factory } = context;
  const rewritten = (path: ts.Expression | undefined) => {
    if (!path || !ts.isStringLiteral(path) || !/^\.\.?\/.*(?<!\.d)\.tsx?$/.test(path.text)) return undefined;
    return factory.createStringLiteral(path.text.replace(/\.tsx?$/, '.js'), true);
  };
  const visit = (node: ts.Node): ts.Node => {
    if (ts.isImportDeclaration(node)) {
      const path = rewritten(node.moduleSpecifier);
      return path
        ? factory.updateImportDeclaration(node, node.modifiers, node.importClause, path, node.attributes)
        : node;
    }
    if (ts.isExportDeclaration(node)) {
      const path = rewritten(node.moduleSpecifier);
      return path
        ? factory.updateExportDeclaration(
            node,
            node.modifiers,
            node.isTypeOnly,
            node.exportClause,
            path,
            node.attributes,
          )
        : node;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [first, ...others] = node.arguments;
      const path = rewritten(first);
      if (first && path) {
        // The chunk's name is in the comment before the path.
        const named = ts.setTextRange(path, first);
        return factory.updateCallExpression(node, node.expression, node.typeArguments, [named, ...others]);
      }
    }
    return ts.visitEachChild(node, visit, context);
  };
  return ts.visitEachChild(file, visit, context);
};
