import ts from 'typescript';

/** Where a string is code, not text. */
const technicalAttributes = new Set(['className', 'd', 'sizes', 'media', 'style', 'viewBox', 'path', 'rel', 'accept']);
const technicalTags = /^(styled|css|keyframes|createGlobalStyle|sql)\b/;

/**
 * The stretches of a TypeScript file that somebody reads: text of JSX, and strings and templates of at least two words.
 * Imports, styles and tests of equality have none.
 * @returns {{start: number, end: number}[]} offsets in `text`, in their order
 */
export function textsIn(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found = [];
  const add = (start, end) => {
    if (/\p{L}{2,}[,;:.!?…’”]*\s+\S*\p{L}/u.test(text.slice(start, end))) found.push({ start, end });
  };
  const visit = (node) => {
    if (isTechnical(node)) return;
    if (ts.isJsxText(node)) add(node.getFullStart(), node.getEnd());
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      add(node.getStart() + 1, node.getEnd() - 1);
    else if (ts.isTemplateExpression(node)) {
      add(node.head.getStart() + 1, node.head.getEnd() - 2);
      for (const { literal } of node.templateSpans)
        add(literal.getStart() + 1, literal.getEnd() - (ts.isTemplateTail(literal) ? 1 : 2));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((one, other) => one.start - other.start);
}

function isTechnical(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return technicalTags.test(node.tag.getText());
  return ts.isJsxAttribute(node) && technicalAttributes.has(node.name.getText());
}
