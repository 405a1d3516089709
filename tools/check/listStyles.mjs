import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../root.mjs';

/**
 * Everything that styles pages, in the files below `folders` (relative to the repository) but not their tests.
 * @typedef {{file: string, line: number, css: string}} Sheet a style sheet or the text of a styled template, from `line` on
 * @typedef {{file: string, line: number, text: string, kind: 'text' | 'paint'}} Loose a string that ends up in a style
 * @returns {{sheets: Sheet[], loose: Loose[]}}
 */
export function listStyles(folders) {
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter(
      (file) => /\.(tsx?|css)$/.test(file) && !/\.d\.ts$|\.test\.tsx?$|\/(testing|node_modules|dist)\//.test(file),
    );
  const found = files.sort().map((file) => stylesOf(file, readFileSync(join(root, file), 'utf8')));
  return { sheets: found.flatMap(({ sheets }) => sheets), loose: found.flatMap(({ loose }) => loose) };
}

export function stylesOf(file, text) {
  if (file.endsWith('.css')) return { sheets: [{ file, line: 1, css: text }], loose: [] };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const isStyled = text.includes("from 'styled-components'");
  const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const [sheets, loose] = [[], []];
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isTaggedTemplateExpression(node) && isStyle(node.tag))
      sheets.push({ file, line: lineOf(node.template), css: cssOf(node.template, source) });
    else if (isStyled && ts.isStringLiteralLike(node) && !ts.isTaggedTemplateExpression(node.parent))
      loose.push({ file, line: lineOf(node), text: node.text, kind: 'text' });
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText(source);
      const value = node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined;
      if (value !== undefined && paints.has(name)) loose.push({ file, line: lineOf(node), text: value, kind: 'paint' });
      // What other attributes say is not style: `sizes`, texts.
      if (name !== 'style' && value !== undefined) return;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { sheets, loose };
}

const paints = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor']);

/** `styled.x`, `styled(X)`, both with `.attrs(…)`, `css`, `keyframes`, `createGlobalStyle`. */
function isStyle(tag) {
  if (ts.isIdentifier(tag)) return ['styled', 'css', 'keyframes', 'createGlobalStyle'].includes(tag.text);
  return (ts.isPropertyAccessExpression(tag) || ts.isCallExpression(tag)) && isStyle(tag.expression);
}

/** An expression becomes a comment of as many lines, so what is behind it keeps its line. */
function cssOf(template, source) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const parts = template.templateSpans.map(({ expression, literal }) => {
    const lines = expression.getText(source).split('\n').length - 1;
    return `/*${'\n'.repeat(lines)}*/${literal.text}`;
  });
  return template.head.text + parts.join('');
}
